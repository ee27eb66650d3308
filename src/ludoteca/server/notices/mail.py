"""Letters over SMTP, for houses whose host has set a mail server."""

from __future__ import annotations

import ssl
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from urllib.parse import unquote, urlsplit

import aiosmtplib

from ludoteca.engine.values import LudotecaError
from ludoteca.server.notices.post import SECONDS, Undelivered
from ludoteca.server.refusals import Refused
from ludoteca.server.settings import Settings

LENGTH = 254  # letters of an address (RFC 5321)
PERMANENT = 550  # from here on a mailbox is not there, or does not want us


class Mail:
    """Writes letters. Without `smtp` in the settings nobody has mail here."""

    def __init__(self, settings: Settings) -> None:
        self._url = urlsplit(settings.smtp)
        self._sender = settings.mail_from
        self._house = settings.public_url
        self.on = bool(settings.smtp)
        if not self.on:
            return
        if self._url.scheme not in {"smtp", "smtps", "smtp+plain"} or not self._url.hostname:
            raise LudotecaError("LUDOTECA_SMTP is a URL: smtp://user:password@host:587, or smtps://host:465")
        if not settings.public_url or not settings.mail_from:
            raise LudotecaError("with LUDOTECA_SMTP set, letters need LUDOTECA_PUBLIC_URL and LUDOTECA_MAIL_FROM")
        checked_mail(settings.mail_from)

    async def send(self, to: str, name: str, subject: str, text: str, leave: str = "") -> None:
        """Send a letter; Undelivered if the server does not take it. `leave`: a link that ends them."""
        letter = EmailMessage(policy=SMTP)
        letter["From"] = Address("Ludoteca", addr_spec=self._sender)
        letter["To"] = to
        letter["Subject"] = subject
        letter["Message-ID"] = f"<{name}@{urlsplit(self._house).hostname}>"  # the same at every try
        letter["Auto-Submitted"] = "auto-generated"
        if leave:
            letter["List-Unsubscribe"] = f"<{leave}>"
            letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        letter.set_content(text)
        url = self._url
        try:
            await aiosmtplib.send(
                letter,
                hostname=url.hostname,
                port=url.port or (465 if url.scheme == "smtps" else 587),
                username=None if url.username is None else unquote(url.username),
                password=None if url.password is None else unquote(url.password),
                use_tls=url.scheme == "smtps",
                start_tls={"smtp": True, "smtp+plain": False}.get(url.scheme),
                tls_context=ssl.create_default_context() if url.scheme != "smtp+plain" else None,
                timeout=SECONDS,
            )
        except aiosmtplib.SMTPRecipientsRefused as refused:
            codes = [one.code for one in refused.recipients]
            raise Undelivered("the mailbox was refused", gone=all(code >= PERMANENT for code in codes)) from None
        except (aiosmtplib.SMTPException, OSError, TimeoutError) as problem:
            raise Undelivered(type(problem).__name__) from None


def checked_mail(text: str) -> str:
    """A mail address; Refused if it is none, or tries to say more than one line of a letter."""
    address = text.strip()
    local, _, domain = address.rpartition("@")
    if len(address) > LENGTH or not address.isascii() or not address.isprintable() or " " in address:
        raise Refused("bad-mail", 400)
    if not local or "." not in domain or any(sign in address for sign in ',;:<>()[]\\"') or "@" in local:
        raise Refused("bad-mail", 400)
    try:
        Address(addr_spec=address)
    except ValueError:
        raise Refused("bad-mail", 400) from None
    return f"{local}@{domain.lower()}"
