import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { succeeded } from '../../../../tests/support/builders';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { umaCompra, type CompraDada } from '../../../../tests/support/umaCompra';
import { meiosBalcao } from '../../../domain/agencia/balcao';
import { balcaoSlice, meioChosen, type BalcaoState } from '../../../store/agencia/balcao';
import { RecebimentoForm } from './RecebimentoForm';
import { textosBalcao } from './textosBalcao';

const TOTAL = 11_250;

interface Cena {
  envio?: CompraDada['envio'];
  meio?: BalcaoState['meio'];
  pix?: boolean;
}

function open({ envio = 'parado', meio = 'dinheiro', pix = true }: Cena = {}) {
  return renderScreen(<RecebimentoForm totalCentavos={TOTAL} />, {
    ports: {
      replies: {
        'GET /Pagamentos/Meios': succeeded({ pix: { disponivel: pix, motivo: pix ? null : 'Fora do ar' } }),
      },
    },
    state: {
      balcao: { ...balcaoSlice.getInitialState(), meio },
      ...umaCompra({ envio }),
    },
  });
}

const field = () => screen.getByRole('textbox', { name: 'Valor recebido' });
const ways = () => screen.getAllByRole<HTMLInputElement>('radio');
const notes = () => within(screen.getByRole('group', { name: textosBalcao.sugestoes })).getAllByRole('button');
const submit = () => fireEvent.submit(field().closest('form') ?? document.body);

describe('while a sale is under way', () => {
  it('no way, no note and no key changes it, and it is not sent again', async () => {
    const { events } = open({ envio: 'pedindo' });
    expect(ways().map(({ disabled }) => disabled)).toEqual(meiosBalcao.map(() => true));
    expect(field()).toHaveAttribute('readonly');
    for (const note of notes()) {
      expect(note).toBeDisabled();
      await userEvent.click(note);
    }
    for (let digit = 1; digit <= meiosBalcao.length; digit += 1)
      fireEvent.keyDown(field(), { code: `Digit${digit}`, altKey: true });
    await userEvent.type(field(), '20000');
    submit();
    expect(field()).toHaveDisplayValue('');
    expect(events).toEqual([]);
  });

  it('all of it can be used where none is', async () => {
    open({ envio: 'parado' });
    await waitFor(() => expect(ways().map(({ disabled }) => disabled)).toEqual(meiosBalcao.map(() => false)));
    expect(field()).not.toHaveAttribute('readonly');
    for (const note of notes()) expect(note).toBeEnabled();
  });
});

describe('a Pix that is out of order', () => {
  it('cannot be chosen, and every other way can', async () => {
    const { events } = open({ pix: false });
    await waitFor(() => expect(screen.getByRole('radio', { name: /Pix/ })).toBeDisabled());
    // Its style ignores the pointer; the control must be disabled without the style as well.
    await userEvent.setup({ pointerEventsCheck: 0 }).click(screen.getByRole('radio', { name: /Pix/ }));
    expect(events).toEqual([]);
    expect(ways().filter(({ disabled }) => disabled)).toHaveLength(1);
  });
});

describe('the focus', () => {
  it('goes from a note to the field, so that Enter gives the sale and does not press the note again', async () => {
    const { events } = open();
    const [exact] = notes();
    if (!exact) throw new Error('no note');
    await userEvent.click(exact);
    expect(field()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(events.at(-1)).toEqual({
      type: 'DinheiroRecebido',
      payload: { totalCentavos: TOTAL, recebidoCentavos: TOTAL },
    });
  });

  it.each([
    ['nothing', ''],
    ['too little', '100'],
  ])('goes to the field where %s was received', async (_, typed) => {
    const { events } = open();
    if (typed) await userEvent.type(field(), typed);
    field().blur();
    submit();
    await waitFor(() => expect(field()).toHaveFocus());
    expect(field()).toBeInvalid();
    expect(events).toEqual([]);
  });

  it('goes to the way that was chosen by its key, and back to the field with cash', async () => {
    const { store } = open();
    await waitFor(() => expect(field()).toHaveFocus());
    const press = (meio: BalcaoState['meio']) => {
      fireEvent.keyDown(document.body, { code: `Digit${meiosBalcao.indexOf(meio) + 1}`, altKey: true });
      store.dispatch(meioChosen(meio));
    };
    press('link');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('value', 'link'));
    press('dinheiro');
    await waitFor(() => expect(field()).toHaveFocus());
  });

  it('stays where it is when a way is chosen by hand', async () => {
    const { store, events } = open();
    const radio = screen.getByRole('radio', { name: /Link/ });
    await userEvent.click(radio);
    store.dispatch(meioChosen('link'));
    await waitFor(() => expect(radio).toBeChecked());
    expect(radio).toHaveFocus();
    expect(events.at(-1)).toEqual({ type: 'MeioBalcaoEscolhido', payload: { meio: 'link' } });
  });
});
