import { act, screen } from '@testing-library/react';
import { succeeded, umaConta } from '../../../../tests/support/builders';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { umaCompra, type CompraDada } from '../../../../tests/support/umaCompra';
import { umaInformacao, umaReserva } from '../../../../tests/support/viagemBuilders';
import { toCompraLink } from '../../../domain/compra/linkDaCompra';
import {
  compradorDaConta,
  passageiroVazio,
  type DadosPassageiros,
} from '../../../domain/compra/passageiros/passageiro';
import { dadosRestored } from '../../../store/compra/passageiros';
import { gruposLoaded } from '../../../store/sessao/grupos';
import { ComprarViagemPage } from '../ComprarViagemPage';
import { PassageirosDeNovo } from './PassageirosDeNovo';
import { PassageirosStep } from './PassageirosStep';

const trechos = [{ viagemId: '100', localidadeOrigem: '1', localidadeDestino: '2', poltronas: [5, 6] }];
const conta = umaConta();
const etapas = {
  poltronas: () => null,
  passageiros: () => <PassageirosStep DeNovo={PassageirosDeNovo} />,
  pagamento: () => null,
};

function open(compra: CompraDada) {
  const held = { trechos, reservados: trechos, reserva: umaReserva(), fimReserva: 600_000 };
  const app = renderScreen(<ComprarViagemPage etapas={etapas} />, {
    ports: { replies: { 'GET /Viagens/100': succeeded(umaInformacao()), 'GET /Agencia/Balcao': succeeded({}) } },
    path: toCompraLink({ trechos, chave: null, etapa: 'passageiros', pedido: null, deNovo: compra.deNovo }),
    state: { ...umaCompra({ ...held, ...compra }), conta: { phase: 'complete', conta, sub: 's' } },
  });
  const deNovo = () => app.events.filter(({ type }) => type.startsWith('PassageirosDeNovo'));
  return { ...app, deNovo };
}

const aberto = { type: 'PassageirosDeNovoAbertos', payload: { pedidoId: 'p0', quantidade: 2 } };
const fechado = { type: 'PassageirosDeNovoFechados', payload: undefined };

describe('the passengers of an order that is bought again', () => {
  it('are asked for by its id while the form is open, and shown in the seats', () => {
    const { deNovo, store, unmount } = open({ deNovo: 'p0' });
    expect(deNovo()).toEqual([aberto]);
    const nomes = () => screen.getAllByRole('textbox', { name: 'Nome completo' });
    expect(nomes()).toHaveLength(2);
    const dados: DadosPassageiros = {
      passageiros: ['Ana Souza', 'Bia Lima'].map((nome) => ({ ...passageiroVazio(), nome })),
      comprador: compradorDaConta(conta),
    };
    act(() => void store.dispatch(dadosRestored({ dados, compradorPassageiro: 1 })));
    expect(nomes().map((field) => (field as HTMLInputElement).value)).toEqual(['Ana Souza', 'Bia Lima']);
    expect(screen.getByRole('combobox', { name: 'O comprador é outro passageiro?' })).toHaveValue('1');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    unmount();
    expect(deNovo()).toEqual([aberto, fechado]);
  });

  it('are nobody’s in a purchase of its own, nor at a counter, where others buy', () => {
    expect(open({ deNovo: null }).deNovo()).toEqual([]);
    const { deNovo, store } = open({ deNovo: 'p0' });
    act(() => void store.dispatch(gruposLoaded(['Agencia'])));
    expect(deNovo()).toEqual([aberto, fechado]);
  });
});
