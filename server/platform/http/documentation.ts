import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

/** Serves the OpenAPI document, generated from the contract, and a page to read it. */
export async function documentApi(app: FastifyInstance) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Pieces',
        version: '1',
        description:
          'Sessions use cookies. Every call except GET must send the value of the cookie XSRF-TOKEN in the header X-XSRF-TOKEN.',
      },
    },
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs' });
}
