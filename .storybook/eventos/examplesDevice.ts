import type { Events } from '../../src/events/catalogue';

type Device =
  | 'AvisosAbertos'
  | 'AvisosAceitos'
  | 'AvisosDispensados'
  | 'AvisosDesligados'
  | 'LembretesEscolhidos'
  | 'LembretesRecusados'
  | 'ImpressaoPedida'
  | 'AvisoAberto'
  | 'VersaoNovaVista'
  | 'AtualizacaoPedida'
  | 'AtualizacaoAdiada';

/** Sample payloads of device events. */
export const examplesDevice: { [K in Device]: Events[K] } = {
  AvisosAbertos: undefined,
  AvisosAceitos: undefined,
  AvisosDispensados: undefined,
  AvisosDesligados: { dispositivo: null },
  LembretesEscolhidos: { email: false },
  LembretesRecusados: { codigo: 'q3J0b2tlbi1kZS1leGVtcGxvLWRlLTQzLWNhcmFjdGVyZXM' },
  ImpressaoPedida: { bilhete: null },
  AvisoAberto: { link: '/informacao-de-viagem?viagem=1' },
  VersaoNovaVista: undefined,
  AtualizacaoPedida: undefined,
  AtualizacaoAdiada: undefined,
};
