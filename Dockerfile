# Starts from a clean clone: the web app, the wheel with compiled rules, and a slim image that runs as nobody in particular.
# `make images` builds and runs it, with compose.yaml too, so that neither can rot.

FROM python:3.13-slim AS prepared
WORKDIR /src
COPY pyproject.toml setup.py README.md LICENSE ./
COPY src src
RUN pip install --no-cache-dir uv
RUN LUDOTECA_COMPILE=no uv venv /types
RUN LUDOTECA_COMPILE=no uv pip install --python /types/bin/python --editable '.[serve]'
RUN /types/bin/ludoteca schema --into web/.generated
COPY CHANGELOG.md ./
COPY web web
COPY examples examples
COPY docs docs
RUN /types/bin/python docs/site/build.py

FROM node:24-slim AS web
WORKDIR /src/web
COPY web/package.json web/package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY web ./
COPY --from=prepared /src/web/.generated .generated
RUN npm run types
RUN npm run build

FROM python:3.13-slim AS wheel
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY pyproject.toml setup.py README.md LICENSE ./
COPY src src
COPY --from=web /src/src/ludoteca/server/static src/ludoteca/server/static
COPY --from=prepared /src/src/ludoteca/server/site src/ludoteca/server/site
RUN pip install --no-cache-dir uv
RUN uv build --wheel --out-dir /dist
RUN uv venv /ludoteca
RUN uv pip install --python /ludoteca/bin/python --no-cache "$(ls /dist/*.whl)[serve]"

FROM python:3.13-slim
RUN useradd --create-home --uid 1000 ludoteca && install -d -o ludoteca /data
COPY --from=wheel /ludoteca /ludoteca
ENV PATH=/ludoteca/bin:$PATH LUDOTECA_HOST=0.0.0.0 LUDOTECA_DATA=/data PYTHONDONTWRITEBYTECODE=1
USER ludoteca
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s CMD ["python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8000/health', timeout=4)"]
CMD ["ludoteca", "serve"]
