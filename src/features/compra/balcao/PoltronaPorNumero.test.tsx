import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { umaPoltrona } from '../../../../tests/support/viagemBuilders';
import { PoltronaPorNumero } from './PoltronaPorNumero';

const poltronas = [
  ...[1, 2, 3, 4, 5, 6, 7].map((numero) => umaPoltrona(numero)),
  umaPoltrona(8, { situacao: 'ocupada' }),
];

function open(selecionadas: number[] = []) {
  const onToggle = jest.fn();
  const { events } = renderScreen(
    <PoltronaPorNumero poltronas={poltronas} selecionadas={selecionadas} onToggle={onToggle} />,
  );
  return { events, onToggle, field: screen.getByRole('textbox', { name: 'Número da poltrona' }) };
}

describe('a seat by its number', () => {
  it.each([
    ['that somebody has', '8', [], 'A poltrona 8 está ocupada'],
    ['that the coach has not', '99', [], 'Não há poltrona 99 neste ônibus'],
    ['more than a sale takes', '7', [1, 2, 3, 4, 5, 6], 'Uma venda leva até 6 poltronas'],
  ])('%s is refused in words, and the cursor stays', async (_, typed, mine, words) => {
    const { field, onToggle, events } = open(mine);
    await userEvent.type(field, `${typed}{Enter}`);
    expect(field).toHaveAccessibleDescription(new RegExp(words));
    expect(field).toHaveFocus();
    expect(onToggle).not.toHaveBeenCalled();
    expect(events).toEqual([]);
  });

  it('is taken, whatever else was typed with it', async () => {
    const free = open();
    await userEvent.type(free.field, 'a7b{Enter}');
    expect(free.onToggle).toHaveBeenCalledWith(7);
    expect(screen.getByRole('status')).toHaveTextContent('Poltrona 7 escolhida');
    expect(free.field).toHaveDisplayValue('');
    expect(free.field).toHaveFocus();
  });

  it('is let go by the same number even where no more may be taken', async () => {
    const { field, onToggle } = open([1, 2, 3, 4, 5, 6]);
    await userEvent.type(field, '6{Enter}');
    expect(onToggle).toHaveBeenCalledWith(6);
    expect(screen.getByRole('status')).toHaveTextContent('Poltrona 6 solta');
  });
});
