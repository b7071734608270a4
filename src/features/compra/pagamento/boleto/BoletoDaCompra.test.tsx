import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { AGORA, succeeded } from '../../../../../tests/support/builders';
import { renderScreen } from '../../../../../tests/support/renderScreen';
import { umaCompra } from '../../../../../tests/support/umaCompra';
import { novoRio, tiete, umaInformacao, umaParada, umMapa } from '../../../../../tests/support/viagemBuilders';
import { addDias, formatDia, hoje } from '../../../../domain/base/data';
import { prazoDoBoleto } from '../../../../domain/pagamento/boleto/prazoBoleto';
import { submissionReached } from '../../../../store/submissions';
import { BoletoDaCompra } from './BoletoDaCompra';

const dia = (ahead: number) => addDias(hoje(AGORA), ahead);

function open(ahead: number, disponivel = true) {
  const paradas = [umaParada(tiete, dia(ahead), '08:00'), umaParada(novoRio, dia(ahead), '14:10')];
  const trechos = [{ viagemId: '100', localidadeOrigem: '1', localidadeDestino: '2', poltronas: [5] }];
  return renderScreen(<BoletoDaCompra />, {
    ports: {
      clock: { now: () => AGORA },
      replies: {
        'GET /Pagamentos/Meios': succeeded({
          pix: { disponivel: true, motivo: null },
          boleto: { disponivel },
          carteiras: [],
        }),
        'GET /Viagens/100': succeeded(umaInformacao({ paradas })),
        'GET /Viagens/100/Poltronas': succeeded(umMapa()),
      },
    },
    state: umaCompra({ trechos }),
  });
}

/** Lets every read arrive. */
const read = ({ ports }: ReturnType<typeof open>) => waitFor(() => expect(ports.http.request).toHaveBeenCalledTimes(3));

describe('the offer of a boleto', () => {
  it('says until when it is paid, and asks for it by one press', async () => {
    const { container, events } = open(20);
    const offer = await screen.findByRole('button', { name: 'Gerar boleto' });
    const vencimento = prazoDoBoleto(dia(0), dia(20))?.vencimento ?? '';
    expect(screen.getByText(new RegExp(`Vence em ${formatDia(vencimento)}`))).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(offer);
    expect(events.at(-1)).toEqual({ type: 'PagamentoBoletoEscolhido', payload: undefined });
  });

  it('is not made for a trip that is near, nor without a bank of boletos', async () => {
    for (const shown of [open(6), open(20, false)]) {
      await read(shown);
      await act(async () => {});
      expect(shown.container.querySelector('button')).toBeNull();
      shown.unmount();
    }
  });

  it('shows why the server refuses it', async () => {
    const { store } = open(20);
    await screen.findByRole('button', { name: 'Gerar boleto' });
    const erros = [{ mensagem: 'Você já tem 2 boletos em aberto.' }];
    act(() => {
      store.dispatch(submissionReached('boleto', { phase: 'refused', acao: null, erros }));
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Você já tem 2 boletos em aberto.');
  });
});
