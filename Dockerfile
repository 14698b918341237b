FROM python:3.12-slim
WORKDIR /srv/ninety-eight
COPY requirements/run.txt requirements/run.txt
RUN pip install --no-cache-dir --require-hashes -r requirements/run.txt
COPY . .
RUN useradd --system --home /srv/ninety-eight bot && mkdir -p /srv/data && chown bot /srv/data
USER bot
ENV DATA_DIR=/srv/data NUMBA_CACHE_DIR=/srv/data/compiled
CMD ["python", "-m", "bot"]
