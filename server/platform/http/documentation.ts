import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

/** The API as an OpenAPI document with a page to read it, made from the contract. */
export async function documentApi(app: FastifyInstance) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Pieces',
        version: '1',
        description:
          'Sessions are cookies. Every call that is no GET carries the value of the cookie XSRF-TOKEN in the header X-XSRF-TOKEN.',
      },
    },
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs' });
}
