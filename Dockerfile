FROM python:3.11-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
COPY . /src
RUN pip install --no-cache-dir --prefix=/installed /src

FROM python:3.11-slim
COPY --from=build /installed /usr/local
RUN useradd --create-home ludoteca
USER ludoteca
WORKDIR /home/ludoteca
EXPOSE 8000
CMD ["ludoteca", "serve", "--host", "0.0.0.0"]
