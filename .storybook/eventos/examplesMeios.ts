import type { Events } from '../../src/events/catalogue';

const PEDIDO = '00000000-0000-4000-8000-000000000001';
const DISPOSITIVO = { idioma: 'pt-BR', larguraTela: 1280, alturaTela: 800, profundidadeCor: 24, fusoMinutos: 180 };

/** Payloads of the events of banks' apps and of wallets. */
export const examplesMeios = {
  BancosAbertos: undefined,
  BancosFechados: undefined,
  BancoEscolhido: { bancoId: 'banco-aurora' },
  BancoReaberto: undefined,
  IniciacaoConferida: undefined,
  CarteirasOferecidas: {
    carteiras: [{ metodo: 'google_pay', nome: 'Google Pay', identificador: 'https://google.com/pay', google: null }],
  },
  CarteirasFechadas: undefined,
  PagamentoCarteiraEscolhido: { metodo: 'google_pay', dispositivo: DISPOSITIVO },
  CarteiraSolicitada: { pedidoId: PEDIDO, metodo: 'google_pay', dispositivo: DISPOSITIVO },
} satisfies Partial<Events>;
