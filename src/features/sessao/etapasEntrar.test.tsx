import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../../tests/support/renderScreen';
import { codeSent, entrarSlice, etapaReached, type EntrarState, type EtapaEntrar } from '../../store/sessao/entrar';
import { submissionReached } from '../../store/submissions';
import { EntrarDialog } from './EntrarDialog';

const open = (fields: Partial<EntrarState> = {}) =>
  renderScreen(<EntrarDialog />, { state: { entrar: { ...entrarSlice.getInitialState(), open: true, ...fields } } });
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

interface Step {
  etapa: EtapaEntrar;
  titulo: string;
  campos: [label: string, value: string][];
  botao: string;
  event: object;
}

const steps: Step[] = [
  {
    etapa: 'criarConta',
    titulo: 'Criar conta',
    campos: [
      ['Nome', 'Ana Souza'],
      ['E-mail', 'ana@itape.test'],
      ['Senha', 'abc123'],
    ],
    botao: 'Criar conta',
    event: { type: 'ContaNovaEnviada', payload: { nome: 'Ana Souza', email: 'ana@itape.test', senha: 'abc123' } },
  },
  {
    etapa: 'esqueciSenha',
    titulo: 'Esqueci minha senha',
    campos: [['E-mail', 'ana@itape.test']],
    botao: 'Enviar código',
    event: { type: 'SenhaEsquecida', payload: { email: 'ana@itape.test' } },
  },
  {
    etapa: 'redefinirSenha',
    titulo: 'Escolha uma nova senha',
    campos: [
      ['Código', '123456'],
      ['Nova senha', 'abc123'],
    ],
    botao: 'Salvar senha e entrar',
    event: { type: 'SenhaRedefinida', payload: { codigo: '123456', senha: 'abc123' } },
  },
  {
    etapa: 'confirmarCodigo',
    titulo: 'Confirme seu e-mail',
    campos: [['Código', '123456']],
    botao: 'Confirmar e entrar',
    event: { type: 'CodigoEnviado', payload: { codigo: '123456' } },
  },
];

describe.each(steps)('the step “$titulo”', ({ etapa, titulo, campos, botao, event }) => {
  it('sends what was typed, once, and waits for the answer', () => {
    const { events, store } = open({ etapa });
    expect(screen.getByRole('dialog', { name: titulo })).toBeVisible();
    for (const [label, value] of campos) fill(label, value);
    press(botao);
    expect(events).toEqual([event]);
    act(() => void store.dispatch(submissionReached('entrar', { phase: 'sending', acao: null })));
    press(botao);
    const form = screen.getByRole('button', { name: botao }).closest('form');
    if (form) fireEvent.submit(form);
    expect(events).toHaveLength(1);
  });

  it('keeps what was typed where it was refused, and can be sent again', () => {
    const { events, store } = open({ etapa });
    for (const [label, value] of campos) fill(label, value);
    const erros = [{ mensagem: 'Sem conexão.', detalhe: 'Network Error' }];
    act(() => void store.dispatch(submissionReached('entrar', { phase: 'refused', acao: null, erros })));
    press(botao);
    expect(events).toEqual([event]);
  });

  it('leads back to the sign-in', () => {
    const { events } = open({ etapa });
    press('Voltar para entrar');
    expect(events).toEqual([{ type: 'EtapaEntrarTrocada', payload: { etapa: 'entrar' } }]);
  });
});

describe('the sign-in dialog', () => {
  it('takes a known address along to the next step, and never a password', () => {
    const { store } = open({ email: 'ana@itape.test' });
    fill('Senha', 'senha123');
    for (const etapa of ['esqueciSenha', 'criarConta', 'entrar'] as const) {
      act(() => void store.dispatch(etapaReached({ etapa })));
      expect(screen.getByLabelText('E-mail')).toHaveValue('ana@itape.test');
      expect(screen.queryByDisplayValue('senha123')).toBeNull();
    }
  });

  it('says that an attempt that is sent by the keyboard is sent', async () => {
    const { events } = open();
    fill('E-mail', 'ana@itape.test');
    fill('Senha', 'senha123');
    await userEvent.type(screen.getByLabelText('Senha'), '{Enter}');
    expect(events).toMatchObject([{ type: 'CredenciaisEnviadas', payload: { senha: 'senha123' } }]);
  });

  it('is closed by Escape, as by its button', async () => {
    const { events } = open();
    await userEvent.keyboard('{Escape}');
    expect(events).toEqual([{ type: 'EntrarFechado', payload: undefined }]);
  });

  it('is not there for somebody who has not asked for it', () => {
    open({ open: false });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('tells to where a link was sent: to the masked address, or the typed one before that is known', () => {
    const { store } = open({ etapa: 'confirmarLink', email: 'ana@itape.test' });
    expect(screen.getByRole('status')).toHaveTextContent('Enviamos um link para ana@itape.test.');
    act(() => void store.dispatch(codeSent({ destino: 'a***@i***', reenvioEm: 0 })));
    expect(screen.getByRole('status')).toHaveTextContent('Enviamos um link para a***@i***.');
    expect(screen.getByRole('button', { name: 'Reenviar link' })).toBeEnabled();
  });

  it('offers no second code while the first is being sent', () => {
    const { events, store } = open({ etapa: 'redefinirSenha' });
    act(() => void store.dispatch(submissionReached('entrar', { phase: 'sending', acao: null })));
    press('Reenviar código');
    expect(events).toEqual([]);
  });
});
