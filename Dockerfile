FROM python:3.12-slim AS build
WORKDIR /build
COPY requirements/run.txt requirements/run.txt
RUN python -m venv /srv/venv && /srv/venv/bin/pip install --no-cache-dir --require-hashes -r requirements/run.txt
COPY pyproject.toml README.md LICENSE ./
COPY bot bot
COPY cogs cogs
COPY data data
RUN /srv/venv/bin/pip install --no-cache-dir --no-deps .

FROM python:3.12-slim
RUN useradd --system --home-dir /srv/data --uid 998 bot && install -d -m 700 -o bot /srv/data
COPY --from=build /srv/venv /srv/venv
USER bot
WORKDIR /srv/data
# Code, texts and migrations belong to root; only the data folder can be written.
ENV DATA_DIR=/srv/data NUMBA_CACHE_DIR=/srv/data/compiled PATH=/srv/venv/bin:$PATH PYTHONDONTWRITEBYTECODE=1 WATCH=9898
VOLUME /srv/data
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["ninety-eight", "health"]
CMD ["ninety-eight"]
