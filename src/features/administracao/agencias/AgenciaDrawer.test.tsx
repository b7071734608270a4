import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { agenciaNorte, agencias } from '../../../../tests/bodies/agenciasBodies';
import { offline, succeeded } from '../../../../tests/support/builders';
import { renderScreen } from '../../../../tests/support/renderScreen';
import type { Agencia, OperadorDaAgencia } from '../../../domain/wire/agencia/agencias';
import type { HttpResult } from '../../../services/ports';
import { submissionReached } from '../../../store/submissions';
import { AgenciaDrawer } from './AgenciaDrawer';
import { ConfirmarBloqueio } from './ConfirmarBloqueio';
import { estadoDaAgencia, estadoDoOperador } from './palavrasAgencia';

const [caio, dora] = agenciaNorte.operadores;
const open = (reply: () => HttpResult<unknown> = () => succeeded(agenciaNorte)) => {
  const onClose = jest.fn();
  const shown = renderScreen(<AgenciaDrawer agencia={agenciaNorte.agencia} onClose={onClose} />, {
    ports: { replies: { 'GET /Administracao/Agencias/2': reply } },
  });
  return { ...shown, onClose };
};
const convidar = async (nome: string) =>
  fireEvent.click(await screen.findByRole('button', { name: `Novo convite a ${nome}` }));
const reach = ({ store }: ReturnType<typeof open>, to: Parameters<typeof submissionReached>[1]) =>
  act(() => void store.dispatch(submissionReached('agencia', to)));
const enviar = () => screen.getByRole('button', { name: 'Enviar' });

describe('an invitation', () => {
  it('goes to another address only while nobody signs in by the first', async () => {
    open();
    await convidar('Caio Lima');
    expect(screen.getByRole('textbox', { name: 'E-mail de Caio Lima' })).not.toHaveAttribute('readonly');
    await convidar('Dora Dias');
    expect(screen.getByRole('textbox', { name: 'E-mail de Dora Dias' })).toHaveAttribute('readonly');
    expect(screen.getByText(/A senha atual deixa de valer/)).toBeVisible();
  });

  it('is not sent to an address that is none', async () => {
    const { events } = open();
    await convidar('Caio Lima');
    fireEvent.change(screen.getByRole('textbox', { name: 'E-mail de Caio Lima' }), { target: { value: 'caio@' } });
    fireEvent.click(enviar());
    expect((await screen.findAllByText('Informe um e-mail válido'))[0]).toBeVisible();
    expect(events).toEqual([]);
  });

  it('stays open with the reason where it was refused, and closes once it is sent', async () => {
    const shown = open();
    await convidar('Caio Lima');
    reach(shown, { phase: 'sending', acao: 'convidar' });
    expect(enviar()).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('button', { name: 'Voltar' })).toBeDisabled();
    reach(shown, { phase: 'refused', acao: 'convidar', erros: [{ mensagem: 'Este e-mail já tem acesso.' }] });
    expect(screen.getByRole('alert')).toHaveTextContent('Este e-mail já tem acesso.');
    reach(shown, { phase: 'sending', acao: 'convidar' });
    reach(shown, { phase: 'done', acao: 'convidar', valor: null });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('button', { name: 'Novo convite a Caio Lima' })).toBeVisible();
  });

  it('that is given up takes its refusal away', async () => {
    const shown = open();
    await convidar('Caio Lima');
    fireEvent.click(screen.getByRole('button', { name: 'Voltar' }));
    expect(shown.events).toEqual([{ type: 'AcaoAgenciaDispensada', payload: undefined }]);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it.each<[string, object]>([
    ['a blocked agency', { agencia: { ...agenciaNorte.agencia, situacao: 'bloqueada' } }],
    ['a blocked operator', { operadores: [{ ...caio, situacao: 'bloqueado' }] }],
  ])('is not offered for %s', async (_, changes) => {
    open(() => succeeded({ ...agenciaNorte, ...changes }));
    expect((await screen.findAllByText('Bloqueado: sem convites até o desbloqueio.'))[0]).toBeVisible();
    expect(screen.queryByRole('button', { name: /Novo convite/ })).toBeNull();
  });
});

describe('an agency', () => {
  it('without operators says so', async () => {
    open(() => succeeded({ ...agenciaNorte, operadores: [] }));
    expect(await screen.findByText('Nenhum operador')).toBeVisible();
  });

  it('that cannot be read comes with the next try', async () => {
    const answers = [offline(), succeeded(agenciaNorte)];
    open(() => answers.shift() ?? offline());
    fireEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByRole('button', { name: 'Novo convite a Caio Lima' })).toBeVisible();
  });

  it.each<[Partial<Agencia>, string]>([
    [{}, 'Ativa'],
    [{ pendentes: 1 }, 'Acessos pendentes'],
    [{ pendentes: 2, recusados: 1 }, 'Convite recusado'],
    [{ situacao: 'bloqueada', pendentes: 2, recusados: 1 }, 'Bloqueada'],
  ])('with %j is called “%s”, the gravest first', (changes, words) => {
    const [first] = agencias.agencias;
    expect(first && estadoDaAgencia({ ...first, ...changes }).texto).toBe(words);
  });

  it.each<[Partial<OperadorDaAgencia>, string]>([
    [{}, 'Ativo, aguardando o provedor'],
    [{ acesso: 'em_dia' }, 'Ativo'],
    [{ situacao: 'pendente' }, 'Convite a enviar'],
    [{ situacao: 'bloqueado', acesso: 'em_dia' }, 'Bloqueado'],
    [{ recusa: 'sem_usuario' }, 'Sem usuário no provedor'],
    [{ situacao: 'bloqueado', recusa: 'email_em_uso' }, 'E-mail de outro acesso'],
  ])('has an operator with %j: “%s”', (changes, words) => {
    expect(dora && estadoDoOperador({ ...dora, ...changes }).texto).toBe(words);
  });
});

describe('the question before a block', () => {
  const ask = (tipo: 'bloquear' | 'desbloquear') => {
    const onClose = jest.fn();
    const shown = renderScreen(<ConfirmarBloqueio tipo={tipo} agencia={agenciaNorte.agencia} onClose={onClose} />);
    return { ...shown, onClose, dialog: within(screen.getByRole('dialog')) };
  };

  it.each([
    ['bloquear', 'Bloquear Agência Norte?', 'Bloquear agência', /perdem o acesso agora/],
    ['desbloquear', 'Desbloquear Agência Norte?', 'Desbloquear agência', /continua bloqueado/],
  ] as const)('to %s says what follows, and asks for it once', (tipo, title, button, words) => {
    const { dialog, events, store } = ask(tipo);
    expect(screen.getByRole('dialog', { name: title })).toHaveTextContent(words);
    fireEvent.click(dialog.getByRole('button', { name: button }));
    act(() => void store.dispatch(submissionReached('agencia', { phase: 'sending', acao: tipo })));
    fireEvent.click(dialog.getByRole('button', { name: button }));
    expect(events).toEqual([{ type: 'AcaoAgenciaEnviada', payload: { acao: { tipo, id: '2' } } }]);
  });

  it('closes after a success of its own, not after that of another form', async () => {
    const { onClose, store } = ask('bloquear');
    const reached = (acao: string) =>
      act(() => void store.dispatch(submissionReached('agencia', { phase: 'done', acao, valor: null })));
    reached('convidar');
    expect(onClose).not.toHaveBeenCalled();
    reached('bloquear');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });
});
