import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { api } from '#contract/api.ts';
import { serveAttachments } from './board/attachments/serve-attachments.ts';
import { serveLegacyLinks } from './accounts/sign-up/legacy-links.ts';
import { serveExternalLogins } from './accounts/identities/external-logins.ts';
import { providersOf } from './accounts/identities/providers.ts';
import { readTexts } from './accounts/community/texts.ts';
import { changesChannel } from './history/changes/store.ts';
import { credentialHeads } from './profiles/credentials/page-heads.ts';
import { serveCredentials } from './profiles/credentials/serve-credentials.ts';
import { eventHeads } from './gatherings/events/page-heads.ts';
import { serveEventFiles } from './gatherings/events/serve-file.ts';
import { forumHeads } from './gatherings/forum/page-heads.ts';
import { hackathonHeads } from './hackathons/hackathons/page-heads.ts';
import { hackathonsChannel } from './hackathons/hackathons/store.ts';
import { type Hub, openHub } from './board/live/hub.ts';
import { presenceChannel } from './board/live/store.ts';
import { type Bell, openBell } from './notifications/notifications/bell.ts';
import { serveUnsubscribeLinks } from './notifications/notifications/unsubscribe-links.ts';
import { notificationsChannel } from './notifications/notifications/store.ts';
import { keepModes, type Modes } from './site/areas/modes.ts';
import { areasChannel } from './site/areas/store.ts';
import { createPreviews } from './site/previews/previews.ts';
import { serveBadges } from './site/previews/serve-badges.ts';
import { servePictures } from './site/previews/serve-pictures.ts';
import { serveSitemap } from './site/previews/serve-sitemap.ts';
import { serveCalendarFeeds } from './profiles/calendar/serve-feed.ts';
import { servePhotos } from './profiles/profiles/serve-photos.ts';
import { receiveDeliveries } from './board/repositories/receive.ts';
import { deliveriesChannel } from './board/repositories/delivery-store.ts';
import { createDeliveryWorker, type DeliveryWorker } from './board/repositories/worker.ts';
import type { Config } from './platform/config.ts';
import type { Context } from './platform/context.ts';
import type { Database } from './platform/database/connect.ts';
import { createHousekeeping, type Housekeeping } from './platform/database/delete-expired.ts';
import {
  type Listener,
  listenForNotifications,
  type Notifications,
} from './platform/database/notifications.ts';
import { computeMaxConnections } from './platform/http/connections.ts';
import { createHttp } from './platform/http/create-http.ts';
import { documentApi } from './platform/http/documentation.ts';
import { drainConnections } from './platform/http/drain.ts';
import { serveHealth } from './platform/http/health.ts';
import { deriveOperatorKey } from './platform/http/operator-key.ts';
import { watchForUntrustedProxy } from './platform/http/untrusted-proxy.ts';
import { servePages } from './platform/http/pages/pages.ts';
import { serve } from './platform/http/serve.ts';
import { createChangeLimit } from './platform/limits/changes.ts';
import { createLimits } from './platform/limits/limits.ts';
import type { Log } from './platform/log.ts';
import { serveMailbox } from './platform/mail/mailbox.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import { outboxChannel } from './platform/mail/outbox.ts';
import { type MailWorker, createMailWorker } from './platform/mail/worker.ts';
import { observeUsage } from './moderation/administration/usage-metrics.ts';
import { createMetrics } from './platform/metrics/metrics.ts';
import { serveMetrics } from './platform/metrics/serve-metrics.ts';
import { createSchedule, type Schedule } from './platform/schedule/schedule.ts';
import { sessionCookies } from './platform/sessions/session-cookies.ts';
import { createSessionCache } from './platform/sessions/session-cache.ts';
import { sessionEndedChannel } from './platform/sessions/sessions.ts';
import { xsrf } from './platform/sessions/xsrf.ts';
import { createComposers } from './emails.ts';
import { createRoutes } from './routes.ts';
import { listTasks } from './schedule.ts';
import { upkeep } from './upkeep.ts';

export type AppParts = {
  config: Config & { secret: string };
  database: Database;
  mailer: Mailer;
  clock?: () => Date;
  log: Log;
  maxConnections?: number;
};

export type App = {
  http: FastifyInstance;
  mail: MailWorker;
  housekeeping: Housekeeping;
  schedule: Schedule;
  notifications: Notifications;
  live: Hub;
  bell: Bell;
  deliveries: DeliveryWorker;
};

/** Builds the app. It doesn't listen or send emails until started. */
export async function buildApp({
  config,
  database,
  mailer,
  clock = () => new Date(),
  log,
  maxConnections = computeMaxConnections(),
}: AppParts): Promise<App> {
  const { publicUrl, secret, adminEmails, community } = config;
  const secure = publicUrl.startsWith('https:');
  const limits = createLimits(database.pool, { networkFactor: config.networkLimits });
  const context = { ...database, publicUrl, clock, limits, secret, adminEmails, community };
  const logins = { ...context, providers: providersOf(config) };
  const http = createHttp({ config, secure, log, maxConnections });
  await http.register(cookie);
  const sessions = createSessionCache();
  database.onAnnouncement(sessionEndedChannel, (payload) => sessions.forget(Number(payload)));
  await http.register(sessionCookies, { database, cache: sessions, secure, secret, clock });
  await http.register(xsrf, { secret: config.secret, secure, publicUrl });
  await documentApi(http);
  const live = openHub(context, http.log);
  const bell = openBell(context, http.log);
  serveHealth(http, database.pool);
  const end = () => endStreams(live, bell);
  drainConnections(http, { seconds: config.drainSeconds, endStreams: end });
  const metrics = createMetrics({
    app: http,
    database,
    clock,
    streams: () => live.count() + bell.count(),
    slowMs: config.slowMs,
    backupDir: config.backupDir,
  });
  observeUsage({ ...context, registry: metrics });
  const modes = keepModes(context);
  const routes = createRoutes(logins, {
    live,
    bell,
    modes,
    texts: await readTexts(community),
    attachmentBytes: config.attachmentBytes,
    sendsEmail: config.smtpUrl !== undefined,
    isBehindUntrustedProxy: watchForUntrustedProxy(http, config.trustProxy),
  });
  const countChange = createChangeLimit(config.changesPerHour);
  serve(http, api, { db: database.db, clock, countChange, getModes: modes.get, routes });
  serveExternalLogins(http, logins);
  receiveDeliveries(http, context);
  serveLegacyLinks(http);
  serveUnsubscribeLinks(http);
  serveFiles(http, context, modes);
  const key = config.metricsToken ?? deriveOperatorKey(secret, 'metrics');
  serveMetrics(http, metrics, { key, secure });
  serveMailbox(http, mailer, { key: deriveOperatorKey(secret, 'mailbox'), secure });
  await serveWeb(http, context, modes);
  const mail = createMailWorker({
    db: database.db,
    mailer,
    composers: createComposers(context),
    limits,
    clock,
    log: http.log,
  });
  const deliveries = createDeliveryWorker({ db: database.db, clock, log: http.log });
  const housekeeping = createHousekeeping({ pool: database.pool, upkeep, clock, log: http.log });
  const schedule = createSchedule({ ...context, tasks: listTasks(context), log: http.log });
  const notifications = listenForNotifications({
    database,
    log: http.log,
    listeners: {
      [outboxChannel]: { onMessage: mail.wake, catchUp: mail.wake },
      [deliveriesChannel]: { onMessage: deliveries.wake, catchUp: deliveries.wake },
      [changesChannel]: {
        onMessage: (payload) => live.onNews(Number(payload)),
        catchUp: () => live.onNews(),
      },
      [presenceChannel]: {
        onMessage: (payload) => live.onPresence(Number(payload)),
        catchUp: () => live.onPresence(),
      },
      [areasChannel]: { onMessage: modes.forget, catchUp: modes.forget },
      ...bellListeners(bell),
      [sessionEndedChannel]: {
        onMessage: (payload) => {
          sessions.forget(Number(payload));
          live.onSessionEnded(Number(payload));
          bell.onSessionEnded(Number(payload));
        },
        catchUp: () => {
          sessions.open();
          live.onSessionEnded();
          bell.onSessionEnded();
        },
        onDisconnect: sessions.close,
      },
    },
  });
  return { http, mail, housekeeping, schedule, notifications, live, bell, deliveries };
}

/** Serves what people have uploaded, and what other programs read. */
function serveFiles(http: FastifyInstance, context: Context, modes: Modes) {
  servePhotos(http, context.db);
  serveAttachments(http, context.db);
  serveCalendarFeeds(http, { ...context, getModes: modes.get });
  serveEventFiles(http, { ...context, getModes: modes.get });
  serveCredentials(http, context);
}

async function endStreams(live: Hub, bell: Bell) {
  bell.stop();
  await live.stop();
}

/** Serves the pages, with what search engines and previews of links read. */
async function serveWeb(http: FastifyInstance, context: Context, modes: Modes) {
  const previews = createPreviews(context);
  serveBadges(http, context);
  servePictures(http, { ...context, previews });
  serveSitemap(http, context);
  await servePages(http, {
    folder: join(import.meta.dirname, '../dist'),
    publicUrl: context.publicUrl,
    heads: {
      ...previews.heads,
      ...credentialHeads(context),
      ...hackathonHeads(context),
      ...forumHeads(context),
      ...eventHeads(context),
    },
    findVisitor: (request) => request.findSignedIn(),
    getModes: modes.get,
  });
}

const bellListeners = (bell: Bell): Record<string, Listener> => ({
  [notificationsChannel]: {
    onMessage: (payload) => bell.onNews(Number(payload)),
    catchUp: () => bell.onNews(),
  },
  [hackathonsChannel]: {
    onMessage: (payload) => bell.onHackathon(Number(payload)),
    catchUp: () => bell.onHackathon(),
  },
});
