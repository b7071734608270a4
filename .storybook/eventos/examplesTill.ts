import type { EventName, Events } from '../../src/events/catalogue';

const ID = '00000000-0000-7000-8000-000000000001';

/** Sample payloads of till and operator events. */
export const examplesTill = {
  AcaoCaixaEnviada: { acao: { tipo: 'abrir', fundoCentavos: 10_000 } },
  AcaoCaixaDispensada: undefined,
  FechamentosFiltrados: { filtro: { estado: 'fechado' } },
  FechamentoPedido: { id: ID, numero: 12, formato: 'pdf' },
  AcaoOperadorEnviada: { acao: { tipo: 'bloquear', id: ID } },
  AcaoAgenciaEnviada: { acao: { tipo: 'bloquear', id: '1' } },
  AcaoAgenciaDispensada: undefined,
  AcaoOperadorDispensada: undefined,
  SenhaEntregue: undefined,
} as const satisfies Partial<{ [K in EventName]: Events[K] }>;
