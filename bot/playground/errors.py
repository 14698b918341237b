"""Discord's error codes: https://discord.com/developers/docs/topics/opcodes-and-status-codes"""

from typing import Any


class ApiError(Exception):
    """A request that Discord would refuse."""

    def __init__(
        self,
        status: int,
        code: int,
        message: str,
        errors: dict[str, Any] | None = None,
        fields: dict[str, Any] | None = None,
    ) -> None:
        super().__init__(f"{status} {code} {message}")
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors
        self.fields = fields or {}

    def reasons(self) -> list[str]:
        """The messages of all form errors, without their places."""
        found: list[str] = []
        parts: list[Any] = [self.errors or {}]
        while parts:
            part = parts.pop(0)
            found += [error["message"] for error in part.get("_errors", [])]
            parts += [inner for name, inner in part.items() if name != "_errors"]
        return found

    def payload(self) -> dict[str, Any]:
        body: dict[str, Any] = {"message": self.message, "code": self.code, **self.fields}
        if self.errors:
            body["errors"] = self.errors
        return body


def unauthorized() -> ApiError:
    return ApiError(401, 0, "401: Unauthorized")


def unknown_route(method: str, path: str) -> ApiError:
    return ApiError(404, 0, f"404: Not Found: the local Discord does not know {method} {path}")


def unsupported(what: str) -> ApiError:
    """What Discord has and the local one has not."""
    return ApiError(400, 50035, f"Invalid Form Body: the local Discord does not know {what}")


def unknown_channel() -> ApiError:
    return ApiError(404, 10003, "Unknown Channel")


def unknown_guild() -> ApiError:
    return ApiError(404, 10004, "Unknown Guild")


def unknown_member() -> ApiError:
    return ApiError(404, 10007, "Unknown Member")


def unknown_message() -> ApiError:
    return ApiError(404, 10008, "Unknown Message")


def unknown_user() -> ApiError:
    return ApiError(404, 10013, "Unknown User")


def unknown_emoji() -> ApiError:
    return ApiError(404, 10014, "Unknown Emoji")


def too_many_emoji(most: int) -> ApiError:
    return ApiError(400, 30008, f"Maximum number of emojis reached ({most})")


def invalid_image() -> ApiError:
    error = {"code": "BASE_TYPE_INVALID", "message": "Invalid image data"}
    return ApiError(400, 50035, "Invalid Form Body", {"image": {"_errors": [error]}})


def unknown_webhook() -> ApiError:
    return ApiError(404, 10015, "Unknown Webhook")


def unknown_interaction() -> ApiError:
    return ApiError(404, 10062, "Unknown interaction")


def unknown_command() -> ApiError:
    return ApiError(404, 10063, "Unknown application command")


def too_many_commands(most: int) -> ApiError:
    return ApiError(400, 30032, f"Maximum number of application commands reached ({most})")


def too_many_old_edits(wait: float) -> ApiError:
    message = "Maximum number of edits to messages older than 1 hour reached. Try again later."
    return ApiError(429, 30046, message, fields={"retry_after": round(wait, 3), "global": False})


def too_large() -> ApiError:
    return ApiError(413, 40005, "Request entity too large")


def already_acknowledged() -> ApiError:
    return ApiError(400, 40060, "Interaction has already been acknowledged.")


def missing_access() -> ApiError:
    return ApiError(403, 50001, "Missing Access")


def cannot_edit_others() -> ApiError:
    return ApiError(403, 50005, "Cannot edit a message authored by another user")


def empty_message() -> ApiError:
    return ApiError(400, 50006, "Cannot send an empty message")


def cannot_send_to_user() -> ApiError:
    return ApiError(403, 50007, "Cannot send messages to this user")


def too_many_follow_ups() -> ApiError:
    return ApiError(400, 40094, "This interaction has reached its maximum number of follow up messages")


def no_text_channel() -> ApiError:
    return ApiError(400, 50008, "Cannot send messages in a non-text channel")


def missing_permissions() -> ApiError:
    return ApiError(403, 50013, "Missing Permissions")


def invalid_webhook_token() -> ApiError:
    return ApiError(401, 50027, "Invalid Webhook Token")


def thread_archived() -> ApiError:
    return ApiError(400, 50083, "Thread is archived")


def invalid_json() -> ApiError:
    return ApiError(400, 50109, "The request body contains invalid JSON.")


def thread_locked() -> ApiError:
    return ApiError(400, 160005, "This thread is locked")


def thread_exists() -> ApiError:
    return ApiError(400, 160004, "A thread has already been created for this message")


def wrong_channel_type() -> ApiError:
    return ApiError(400, 50024, "Cannot execute action on this channel type")
