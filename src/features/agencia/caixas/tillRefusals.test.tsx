import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { umaContagem, umCaixa } from '../../../../tests/support/caixaBuilders';
import { renderScreen } from '../../../../tests/support/renderScreen';
import type { AcaoCaixa } from '../../../domain/agencia/caixa/acoes';
import { submissionReached } from '../../../store/submissions';
import { ConferirCard } from './ConferirCard';
import { Fechar } from './Fechar';
import type { ReactElement } from 'react';

const contagem = umaContagem(14_070);
const MUDOU = 'A contagem mudou enquanto isso. Conte a gaveta de novo.';

function open(form: ReactElement) {
  const { events, store, container } = renderScreen(form);
  const reach = (phase: 'sending' | 'refused', acao: AcaoCaixa['tipo']) =>
    act(() => void store.dispatch(submissionReached('caixa', { phase, acao, erros: [{ mensagem: MUDOU }] })));
  const asked = () => events.filter(({ type }) => type === 'AcaoCaixaEnviada').map(({ payload }) => payload);
  return { reach, asked, container };
}
/** The question is gone: its closing dialog no longer hides the form. */
const back = (name: string) => screen.findByRole('button', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));
const confirm = async (title: string, name: string) => {
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await userEvent.click(dialog.getByRole('button', { name: new RegExp(`^${name}`) }));
};

describe('a close that was refused', () => {
  const closing = async () => {
    const { reach, ...rest } = open(
      <Fechar caixa={umCaixa({ estado: 'pausado' })} contagem={contagem} onRecontar={jest.fn()} />,
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'O que explica a diferença' }), 'Troco errado');
    await press('Fechar caixa');
    await confirm('Fechar o caixa 7?', 'Fechar caixa');
    reach('sending', 'fechar');
    reach('refused', 'fechar');
    return { reach, ...rest };
  };

  it('says why, beside the note, which is kept', async () => {
    const { container } = await closing();
    expect(await screen.findByRole('alert')).toHaveTextContent(MUDOU);
    expect(await screen.findByRole('textbox', { name: 'O que explica a diferença' })).toHaveValue('Troco errado');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('is asked for again by the same two presses', async () => {
    const { asked } = await closing();
    await back('Contar de novo');
    await press('Fechar caixa');
    await confirm('Fechar o caixa 7?', 'Fechar caixa');
    expect(asked()).toHaveLength(2);
  });
});

describe('a sign-off that was refused', () => {
  const signing = async () => {
    const { reach, ...rest } = open(<ConferirCard caixa={umCaixa({ estado: 'fechado' })} contagem={contagem} />);
    await press('Conferir caixa');
    await confirm('Conferir o caixa 7?', 'Conferir caixa');
    reach('sending', 'conferir');
    reach('refused', 'conferir');
    return { reach, ...rest };
  };

  it('says why, and is asked for again by the same two presses', async () => {
    const { asked } = await signing();
    expect(await screen.findByText(MUDOU)).toBeVisible();
    await back('Devolver para recontagem');
    await press('Conferir caixa');
    await confirm('Conferir o caixa 7?', 'Conferir caixa');
    expect(asked()).toHaveLength(2);
  });
});
