import type { Events } from '../../src/events/catalogue';

const trecho = { viagemId: '100', localidadeOrigem: '1', localidadeDestino: '4' };

const busca = { localidadeOrigem: '1', localidadeDestino: '4', data: '2026-12-05' };

type Device =
  | 'AlertaPedido'
  | 'AlertaDesistido'
  | 'AvaliacaoAberta'
  | 'AvaliacaoEnviada'
  | 'AvaliacaoFechada'
  | 'AvisosAbertos'
  | 'AvisosAceitos'
  | 'AvisosDispensados'
  | 'AvisosDesligados'
  | 'LembretesEscolhidos'
  | 'LembretesRecusados'
  | 'EsperaPedida'
  | 'EsperaDesistida'
  | 'ImpressaoPedida'
  | 'AvisoAberto'
  | 'VersaoNovaVista'
  | 'AtualizacaoPedida'
  | 'AtualizacaoAdiada';

/** Sample payloads of device events. */
export const examplesDevice: { [K in Device]: Events[K] } = {
  AlertaPedido: { busca },
  AlertaDesistido: { busca, id: '00000000-0000-4000-8000-000000000001' },
  AvaliacaoAberta: { bilheteId: '00000000-0000-4000-8000-000000000001' },
  AvaliacaoEnviada: { dados: { nota: 4, texto: 'Motorista atencioso.' } },
  AvaliacaoFechada: undefined,
  AvisosAbertos: undefined,
  AvisosAceitos: undefined,
  AvisosDispensados: undefined,
  AvisosDesligados: { dispositivo: null },
  LembretesEscolhidos: { email: false },
  LembretesRecusados: { codigo: 'q3J0b2tlbi1kZS1leGVtcGxvLWRlLTQzLWNhcmFjdGVyZXM' },
  EsperaPedida: { trecho },
  EsperaDesistida: { trecho, id: '00000000-0000-4000-8000-000000000001' },
  ImpressaoPedida: { bilhete: null },
  AvisoAberto: { link: '/informacao-de-viagem?viagem=1' },
  VersaoNovaVista: undefined,
  AtualizacaoPedida: undefined,
  AtualizacaoAdiada: undefined,
};
