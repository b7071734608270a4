import { trechosDaBusca } from './trechosDaBusca';
import { screen, within } from '@testing-library/react';
import { succeeded, umaConta } from './builders';
import type { Replies } from './fakePorts';
import { renderScreen } from './renderScreen';
import { umaCompra, type CompraDada } from './umaCompra';
import { umaCotacao, umaInformacao, umaReserva, umMapa, umPreco } from './viagemBuilders';
import type { EtapaCompra } from '../../src/domain/compra/compra';
import { toCompraLink } from '../../src/domain/compra/linkDaCompra';
import type { PassageiroSalvo } from '../../src/domain/wire/conta/passageiros';
import { cotacaoSlice, type CotacaoState } from '../../src/store/compra/cotacao';
import { ComprarViagemPage } from '../../src/features/compra/ComprarViagemPage';
import { CuponsDaPessoa } from '../../src/features/compra/cupom/CuponsDaPessoa';
import { CreditoDaConta } from '../../src/features/compra/pagamento/CreditoDaConta';
import { PagamentoEtapa } from '../../src/features/compra/pagamento/PagamentoEtapa';
import { AdicionaisDaCompra } from '../../src/features/compra/passageiros/AdicionaisDaCompra';
import { PassageirosStep } from '../../src/features/compra/passageiros/PassageirosStep';
import { PoltronasStep } from '../../src/features/compra/poltronas/PoltronasStep';
import { TomadorDaCompra } from '../../src/features/compra/tomador/TomadorDaCompra';
import { TomadorDialog } from '../../src/features/compra/tomador/TomadorDialog';

export const busca = {
  idaVolta: false,
  localidadeOrigem: '1',
  localidadeDestino: '2',
  dataPartida: '',
  dataVolta: null,
};
const Tomador = ({ pedidoId }: { pedidoId: string | null }) =>
  pedidoId === null && <TomadorDaCompra Dialogo={TomadorDialog} />;
const Pagamento = () => (
  <PagamentoEtapa
    Balcao={() => null}
    Boleto={() => null}
    Carteiras={() => null}
    Cartao={() => null}
    Credito={CreditoDaConta}
    Tomador={Tomador}
  />
);
const Passageiros = () => <PassageirosStep Adicionais={AdicionaisDaCompra} Cupons={CuponsDaPessoa} />;
const etapas = { poltronas: PoltronasStep, passageiros: Passageiros, pagamento: Pagamento };
const salvo: PassageiroSalvo = {
  id: 's1',
  nome: 'Bento Lima',
  documento: { tipo: 2, numero: '456789123' },
  dataNascimento: '1988-02-03',
};
const replies: Replies = {
  'GET /Viagens/100': succeeded(umaInformacao()),
  'GET /Viagens/100/Poltronas': succeeded(umMapa()),
  'GET /Passageiros': succeeded([salvo]),
  'GET /Creditos': succeeded({ saldoCentavos: 0, validades: [], lancamentos: [] }),
};

interface Opened {
  poltronas?: number[];
  classe?: string;
  etapa?: EtapaCompra;
  compra?: CompraDada;
  cotacao?: Partial<CotacaoState>;
  table?: Replies;
}

/** A purchase with held seats, priced by the server by default. */
export function openPreco({
  poltronas = [5],
  classe = 'convencional',
  etapa = 'passageiros',
  compra,
  cotacao,
  table,
}: Opened = {}) {
  const trechos = trechosDaBusca(busca, '100', null).map((trecho) => ({ ...trecho, poltronas }));
  const itens = poltronas.map((poltrona) => ({ viagemId: '100', poltrona, classe, preco: umPreco() }));
  const reserva = umaReserva({
    expiraEm: new Date(Date.now() + 600_000).toISOString(),
    preco: { itens, totalCentavos: 11_250 * poltronas.length },
  });
  return renderScreen(<ComprarViagemPage etapas={etapas} />, {
    ports: { replies: { ...replies, ...table } },
    path: toCompraLink({ trechos, chave: null, etapa, pedido: null }),
    state: {
      ...umaCompra({ trechos, reserva, reservados: trechos, ...compra }),
      cotacao: { ...cotacaoSlice.getInitialState(), reservaId: 'r1', cotacao: umaCotacao(), ...cotacao },
      conta: { phase: 'complete', conta: umaConta(), sub: 's' },
    },
  });
}
export const prontos = { comprador: { nome: 'a', cpf: 'b', email: 'c', celular: 'd' }, passageiros: [] };
export const resumo = () => within(screen.getByRole('region', { name: 'Resumo da compra' }));
export const last = ({ events }: ReturnType<typeof openPreco>) => events.at(-1);
