import { trechosDaBusca } from './trechosDaBusca';
import { screen, within } from '@testing-library/react';
import { succeeded, umaConta } from './builders';
import type { Replies } from './fakePorts';
import { umCartaoDoPedido } from './cartaoBuilders';
import { renderScreen } from './renderScreen';
import { umaCompra, type CompraDada } from './umaCompra';
import { umaInformacao, umaPoltrona, umaReserva, umMapa, umPedido } from './viagemBuilders';
import type { EtapaCompra } from '../../src/domain/compra/compra';
import { toCompraLink } from '../../src/domain/compra/linkDaCompra';
import { ComprarViagemPage } from '../../src/features/compra/ComprarViagemPage';
import { PagamentoEtapa } from '../../src/features/compra/pagamento/PagamentoEtapa';
import { PassageirosStep } from '../../src/features/compra/passageiros/PassageirosStep';
import { PoltronasStep } from '../../src/features/compra/poltronas/PoltronasStep';

export const busca = {
  idaVolta: false,
  localidadeOrigem: '1',
  localidadeDestino: '2',
  dataPartida: '2026-12-01',
  dataVolta: null,
};
export const trechos = trechosDaBusca(busca, '100', null).map((trecho) => ({ ...trecho, poltronas: [5] }));
const soon = () => umaReserva({ expiraEm: new Date(Date.now() + 600_000).toISOString() });
export const held = (): CompraDada => ({
  reserva: soon(),
  fimReserva: 600_000,
  reservados: trechos,
});

export const mapa = umMapa({
  poltronas: [1, 2, 5].map((numero) => umaPoltrona(numero, numero === 2 ? { situacao: 'ocupada' } : {})),
});
export const replies: Replies = {
  'GET /Viagens/100': succeeded(umaInformacao()),
  'GET /Viagens/100/Poltronas': succeeded(mapa),
  'GET /Viagens/200': succeeded(umaInformacao({ id: '200' })),
  'GET /Viagens/200/Poltronas': succeeded(umMapa({ viagemId: '200' })),
  'GET /Pedidos/p1': succeeded(umPedido()),
  'GET /Pedidos/p1/Cartao': succeeded(umCartaoDoPedido()),
};

const Pagamento = () => (
  <PagamentoEtapa
    Balcao={() => null}
    Boleto={() => null}
    Carteiras={() => null}
    Cartao={() => null}
    Credito={() => null}
    Tomador={() => null}
  />
);
export const etapas = { poltronas: PoltronasStep, passageiros: PassageirosStep, pagamento: Pagamento };
export const openComprarViagem = (compra: CompraDada, etapa: EtapaCompra = 'poltronas', table = replies) =>
  renderScreen(<ComprarViagemPage etapas={etapas} />, {
    ports: { clock: { monotonic: () => 0 }, replies: table },
    path: toCompraLink({ trechos, chave: null, etapa, pedido: null }),
    state: {
      ...umaCompra({ trechos, ...compra }),
      conta: { phase: 'complete', conta: umaConta(), sub: 's' },
    },
  });

export const currentStep = () =>
  within(screen.getByRole('navigation', { name: 'Etapas da compra' })).getByText(
    (_, node) => node?.getAttribute('aria-current') === 'step',
  );
