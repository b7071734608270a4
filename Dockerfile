# The API and the web in one image: `docker build -t itape .`, then `docker run --env-file producao.env -p 8080:8080 itape`.
# `docker run … itape node server.mjs migrate` brings the schema up to date.

FROM node:26.10.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
# Tells the commands of the project that the packages of this lock file are there.
RUN sha256sum package-lock.json | cut -d' ' -f1 | tr -d '\n' > node_modules/.itape-lock
RUN npm run build

FROM node:26.10.0-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:26.10.0-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=build /app/dist-mapas ./dist-mapas
COPY --from=build /app/server.mjs ./
USER node
EXPOSE 8080
# The process lives; whether it may get traffic is the balancer's question, at /api/pronto.
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/vivo`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server.mjs"]
