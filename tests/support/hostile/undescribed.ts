import type { Operation, Schema } from './openapi';

const text = (pattern: string): Schema => ({ type: 'string', pattern });
const number = { type: 'integer', minimum: 1, maximum: 1_000 } as const;
const whole = (properties: Record<string, Schema>): Schema => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
});
const quadro = whole({ arquivo: text('^[a-z]+\\.js$'), linha: number, coluna: number });
const falha = whole({
  origem: { enum: ['janela', 'promessa', 'aplicativo'] },
  nome: text('^[A-Za-z]{1,9}$'),
  quadros: { type: 'array', minItems: 1, items: quadro },
  vezes: number,
});
const vital = whole({
  rota: text('^[A-Za-z]{1,9}$'),
  metrica: { enum: ['LCP', 'INP', 'CLS', 'TTFB'] },
  valor: number,
});

/** A report of a browser: its version, where it was, and a list. */
const report = (list: 'falhas' | 'medidas', items: Schema): Schema =>
  whole({
    versao: text('^[0-9]\\.[0-9]\\.[0-9]$'),
    ...(list === 'falhas' ? { rota: text('^[A-Za-z]{1,9}$') } : { aparelho: { enum: ['celular', 'computador'] } }),
    [list]: { type: 'array', minItems: 1, items },
  });
const quiet = { method: 'POST', params: {}, query: {}, headers: {} };

/** The inputs of systems that call us; these routes are not in the OpenAPI description. */
export const undescribed: Operation[] = [
  {
    method: 'POST',
    path: '/api/Webhooks/Pix/pix',
    params: {},
    query: {},
    headers: {},
    body: {
      type: 'object',
      required: ['pix'],
      properties: {
        pix: { type: 'array', items: { type: 'object', required: ['txid'], properties: { txid: { type: 'string' } } } },
      },
    },
  },
  { method: 'GET', path: '/onibus/estilo.css', params: {}, query: {}, headers: {}, body: null },
  { method: 'GET', path: '/robots.txt', params: {}, query: {}, headers: {}, body: null },
  {
    method: 'POST',
    path: '/api/Webhooks/Boleto',
    params: {},
    query: {},
    headers: {},
    body: {
      type: 'object',
      required: ['boletos'],
      properties: {
        boletos: {
          type: 'array',
          items: { type: 'object', required: ['numero'], properties: { numero: { type: 'string' } } },
        },
      },
    },
  },
  {
    method: 'POST',
    path: '/api/Webhooks/Iniciacao',
    params: {},
    query: {},
    headers: {},
    body: {
      type: 'object',
      required: ['data'],
      properties: { data: { type: 'object', required: ['consentId'], properties: { consentId: { type: 'string' } } } },
    },
  },
  {
    method: 'POST',
    path: '/api/Webhooks/Cartao',
    params: {},
    query: {},
    headers: {},
    body: { type: 'object', properties: { paymentId: { type: 'string' }, orderNumber: { type: 'string' } } },
  },
  {
    method: 'POST',
    path: '/api/Relatorios/Csp',
    params: {},
    query: {},
    headers: {},
    body: {
      type: 'object',
      properties: {
        'csp-report': {
          type: 'object',
          properties: {
            'effective-directive': { type: 'string' },
            'document-uri': { type: 'string' },
            'blocked-uri': { type: 'string' },
          },
        },
      },
    },
  },
  { ...quiet, path: '/api/Relatorios/Falhas', body: report('falhas', falha) },
  { ...quiet, path: '/api/Relatorios/Vitais', body: report('medidas', vital) },
  {
    method: 'GET',
    path: '/api/Chatbot/Webhook',
    params: {},
    headers: {},
    body: null,
    query: {
      type: 'object',
      properties: { 'hub.verify_token': { type: 'string' }, 'hub.challenge': { type: 'string' } },
    },
  },
  {
    method: 'POST',
    path: '/api/Chatbot/Webhook',
    params: {},
    query: {},
    headers: { type: 'object', properties: { 'x-hub-signature-256': { type: 'string' } } },
    body: { type: 'object', properties: { object: { type: 'string' }, entry: { type: 'array', items: {} } } },
  },
];
