/** Requests a minute (or a `windowS`) of one account, one device, one address; a missing number is no ceiling. */
export interface Ceilings {
  account?: number;
  device?: number;
  /** Higher than the others: behind one address there may be an office, or a mobile network's subscribers. */
  address?: number;
  /** Of one thing that bodies name (`limitSubject`), from all callers and over all routes of the class. */
  subject?: number;
  windowS?: number;
  /** Over its ceiling the route answers with what needs no reading (`request.isOverLimit`), and refuses nobody. */
  plainOver?: true;
}

/** The cost or risk of a route; each route has its own count under the ceilings of its class. */
export const CLASSES = {
  /** Could be used to guess a secret, or to find out whether an account exists. */
  strict: { account: 5, device: 5, address: 30 },
  /** Opens something to a stranger who names it and knows a fact about it; in an hour. */
  lookup: { account: 12, device: 12, address: 120, subject: 10, windowS: 3600 },
  /** Takes a seat or money, changes something, sends something. */
  careful: { account: 20, device: 20, address: 300 },
  /** Searches and reads. */
  common: { account: 60, device: 60, address: 900 },
  /** Pages that read: a browser that opens one names neither account nor device, and many stand behind one address. */
  page: { address: 900, plainOver: true },
  /** Repeated by the client itself while a person types, waits or works through a list. */
  live: { account: 240, device: 240, address: 2_400 },
  /** A text of anybody for the company to read: letters, applications, parcels. */
  form: { account: 10, device: 10, address: 60, windowS: 600 },
  /** Other systems and monitors: they have neither account nor device. */
  machine: { address: 600 },
  /** Fetched by other applications on a schedule; they have neither account nor device. */
  feed: { address: 120 },
  /** Sent by browsers by themselves, without account or device; a refused one does no harm. */
  report: { address: 30 },
  /** Files of the web, and what never runs in production. */
  free: {},
} as const satisfies Record<string, Ceilings>;

export type LimitClass = keyof typeof CLASSES;

/** Classes of single routes. For all others under /api GET is `common`; POST, PUT and DELETE are `careful`. */
const ROUTES: Readonly<Record<string, LimitClass>> = {
  'POST /api/Conta': 'strict',
  'GET /api/Conta/ObterPorEmail': 'strict',
  'GET /api/Conta/ObterPorCpf': 'strict',
  'GET /api/Conta/Exportacao': 'strict',
  'POST /api/Conta/SolicitarAlteracaoEmail': 'strict',
  'POST /api/Conta/ConfirmarEmail': 'strict',
  'POST /api/Bilhetes/Busca': 'lookup',
  'POST /api/Bilhetes/Busca/Email': 'lookup',
  // Its signature is made by a library in JavaScript, tens of milliseconds of processor time.
  'GET /api/Bilhetes/:id/CarteiraApple': 'careful',
  'POST /api/Manifestacoes/:protocolo/Busca': 'careful',
  'GET /api/Encomendas/Rastreio/:codigo': 'careful',
  'GET /api/Avisos/Cancelamento/:token': 'careful',

  'POST /api/Manifestacoes': 'form',
  'POST /api/Grupos': 'form',
  'POST /api/Candidaturas': 'form',
  'POST /api/Encomendas': 'form',
  'POST /api/Chatbot/Atendimentos': 'form',

  'POST /api/Chatbot/Mensagens': 'common',
  'POST /api/Chatbot/Atendimentos/:protocolo/Leitura': 'common',
  'POST /api/Chatbot/Atendimentos/:protocolo/Falas': 'common',
  'POST /api/Administracao/Atendimentos/:protocolo/Falas': 'common',
  'POST /api/Encomendas/Cotacao': 'common',
  'POST /api/Agencia/Pedidos/Busca': 'common',
  'POST /api/Administracao/Acessos/Busca': 'common',
  'POST /api/Administracao/Linhas/:id/Excecoes/Previa': 'common',
  'POST /api/Administracao/Onibus/:id/Previa': 'common',
  'GET /api/Localidades': 'live',
  'POST /api/Pedidos/Cotacao': 'live',
  'GET /api/Reservas/:id/Rascunho': 'live',
  'PUT /api/Reservas/:id/Rascunho': 'live',
  'POST /api/Embarque': 'live',
  'PUT /api/Administracao/Catalogo/Importacoes/:id/Partes/:n': 'live',
  'GET /api/Administracao/Catalogo/Importacoes/:id': 'live',
  'POST /api/Agencia/Encomendas/:codigo/Eventos': 'live',

  'GET /api/saude': 'machine',
  'GET /api/vivo': 'machine',
  'GET /api/pronto': 'machine',
  'GET /metrics': 'machine',
  'GET /api/Chatbot/Webhook': 'machine',
  'POST /api/Chatbot/Webhook': 'machine',
  'POST /api/Webhooks/Pix/pix': 'machine',
  'POST /api/Webhooks/Cartao': 'machine',
  'POST /api/Webhooks/Boleto': 'machine',
  'POST /api/Webhooks/Iniciacao': 'machine',
  // Asked every two seconds while the person is at their bank, and by each tab.
  'GET /api/Pedidos/:id/Pix/Iniciacoes/:iniciacao': 'live',
  'POST /api/Relatorios/Csp': 'report',
  'POST /api/Relatorios/Falhas': 'report',
  'POST /api/Relatorios/Vitais': 'report',
  'GET /acompanhar/:token': 'careful',
  'GET /gtfs.zip': 'feed',
  'GET /sitemap.xml': 'feed',
  'GET /robots.txt': 'free',
  'GET /onibus': 'common',
  'GET /onibus/:destino': 'common',
  'GET /onibus/:origem/:destino': 'common',
  'GET /en/onibus': 'common',
  'GET /en/onibus/:destino': 'common',
  'GET /en/onibus/:origem/:destino': 'common',
  'GET /es/onibus': 'common',
  'GET /es/onibus/:destino': 'common',
  'GET /es/onibus/:origem/:destino': 'common',
  'GET /onibus/estilo.css': 'free',
  'GET /gtfs-rt/trip-updates': 'feed',

  // Pages that name what their address says.
  'GET /resultado-busca-viagens': 'page',
  'GET /comprar-viagem': 'page',
  'GET /informacao-de-viagem': 'page',

  'GET /': 'free',
  'GET /home': 'free',
  'GET /*': 'free',
  'GET /config.json': 'free',
  'GET /favicon.svg': 'free',
  'GET /manifest.webmanifest': 'free',
  'GET /marca.css': 'free',
};

/** Classes by the beginning of the address, for whole areas. */
const AREAS: readonly (readonly [prefix: string, LimitClass])[] = [
  ['/api/docs', 'live'],
  ['/.well-known/', 'free'],
  // It counts by itself, by the user that a call names (`identity/callLimits.ts`).
  ['/_idp', 'free'],
  ['/_sandbox', 'free'],
];

const BY_METHOD: Readonly<Record<string, LimitClass>> = {
  GET: 'common',
  POST: 'careful',
  PUT: 'careful',
  DELETE: 'careful',
};

/** Calls of the embedded identity provider, by their operation; what is not named here is `common`. */
export const IDENTITY_CALLS: Readonly<Record<string, LimitClass>> = {
  InitiateAuth: 'strict',
  SignUp: 'strict',
  ConfirmSignUp: 'strict',
  ResendConfirmationCode: 'strict',
  ForgotPassword: 'strict',
  ConfirmForgotPassword: 'strict',
  ChangePassword: 'strict',
  GetUserAttributeVerificationCode: 'strict',
  VerifyUserAttribute: 'strict',
};

/** @returns the class of a route by this table; undefined where it has none, which stops the start. */
export function classOf(method: string, url: string): LimitClass | undefined {
  const own = ROUTES[`${method} ${url}`];
  if (own !== undefined) return own;
  const area = AREAS.find(([prefix]) => url.startsWith(prefix));
  if (area !== undefined) return area[1];
  return url.startsWith('/api/') ? BY_METHOD[method] : undefined;
}

/** The routes that the table names, for a check that none of them is gone. */
export const namedRoutes = (): readonly string[] => Object.keys(ROUTES);
