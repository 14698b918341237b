"""What is read of a message whose button was pressed, or that was our answer: little.

discord.py would make objects of all of it, of every button and of everybody in it, at each press twice.
"""

from typing import Any

READ = ("id", "type", "channel_id", "content", "flags", "attachments", "embeds")

Json = dict[str, Any]


def lean_interaction(interaction: Json) -> Any:
    """As the gateway tells of it."""
    message = interaction.get("message")
    return interaction if message is None else interaction | {"message": _lean(message)}


def lean_answer(answer: Any) -> Any:
    """What Discord says to our answer; other requests' are left as they are."""
    resource = answer.get("resource") if isinstance(answer, dict) else None
    if not resource or not resource.get("message"):
        return answer
    return answer | {"resource": resource | {"message": _lean(resource["message"])}}


def _lean(message: Json) -> Json:
    return {name: message[name] for name in READ if name in message}
