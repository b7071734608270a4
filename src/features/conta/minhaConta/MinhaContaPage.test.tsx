import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useEffect } from 'react';
import { AGORA, umaConta } from '../../../../tests/support/builders';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { umaPessoa } from '../../../../tests/support/signedInFlow';
import type { Dispositivo, IdentitySession } from '../../../services/ports';
import { contaLoaded } from '../../../store/conta/conta';
import {
  dispositivosListed,
  dispositivosRefused,
  exclusaoOpened,
  type ProvaExigida,
  trocaEmailBegun,
} from '../../../store/conta/minhaConta';
import { submissionReached } from '../../../store/submissions';
import { sessaoStarted } from '../../../store/sessao/sessao';
import { MinhaContaPage, type MinhaContaPageProps } from './MinhaContaPage';
import type { OutrosCardsProps } from './OutrosCards';

const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/131.0 Safari/537.36';
const here: Dispositivo = { id: 'a', nome: chrome, usadoEm: '2026-11-21T12:00:00Z', atual: true };
const phone: Dispositivo = { id: 'b', nome: 'iPhone Safari/604', usadoEm: null, atual: false };

const Lidos = ({ onKnown }: OutrosCardsProps) => {
  useEffect(onKnown, [onKnown]);
  return null;
};
const partes: MinhaContaPageProps = { Outros: Lidos, CreditoPerdido: () => <p>o crédito se perde</p> };

function open(provedor: IdentitySession['provedor'] = 'itape', outras: Partial<MinhaContaPageProps> = {}) {
  const pessoa = umaPessoa({ provedor });
  const shown = renderScreen(<MinhaContaPage {...partes} {...outras} />, { path: '/minha-conta' });
  act(() => {
    shown.store.dispatch(sessaoStarted(pessoa));
    shown.store.dispatch(contaLoaded({ conta: umaConta(), sub: pessoa.sub }));
  });
  const said = () => shown.events.filter(({ type }) => type !== 'MinhaContaAberta');
  return { ...shown, said };
}
type Shown = ReturnType<typeof open>;
const dispatch = (shown: Shown, action: Parameters<Shown['store']['dispatch']>[0]) =>
  act(() => void shown.store.dispatch(action));
const form = (name: string) => within(screen.getByRole('form', { name }));
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('the account page', () => {
  it('says that it came and went, and waits for the conta', () => {
    const shown = renderScreen(<MinhaContaPage {...partes} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Minha conta' })).toBeInTheDocument();
    expect(screen.getByText('Carregando sua conta')).toBeInTheDocument();
    shown.unmount();
    expect(shown.events.map(({ type }) => type)).toEqual(['MinhaContaAberta', 'MinhaContaFechada']);
  });

  it('shows its second column at once, when all of it is known', () => {
    const Outros = ({ onKnown }: OutrosCardsProps) => <button onClick={onKnown}>créditos</button>;
    open('itape', { Outros });
    expect(screen.getByText('Carregando sua conta')).toBeInTheDocument();
    expect(screen.getByText('créditos')).not.toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Excluir conta' })).not.toBeInTheDocument();
    act(() => screen.getByText('créditos').click());
    expect(screen.queryByText('Carregando sua conta')).not.toBeInTheDocument();
    expect(screen.getByText('créditos')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Excluir conta' })).toBeVisible();
  });

  it('has no accessibility violation, with devices, a refusal and the question open', async () => {
    const shown = open();
    dispatch(shown, dispositivosListed([here, phone]));
    dispatch(
      shown,
      submissionReached('senhaConta', {
        phase: 'refused',
        acao: null,
        erros: [{ mensagem: 'Senha atual incorreta.' }],
      }),
    );
    expect(await axe(shown.container)).toHaveNoViolations();
    dispatch(shown, exclusaoOpened('senha'));
    expect(await axe(document.body)).toHaveNoViolations();
  });
});

describe('the data', () => {
  it('stand in the form, the CPF beside it, and are sent once something changed', async () => {
    const { said } = open();
    const dados = form('Seus dados');
    expect(screen.getByText('529.982.247-25')).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'CPF' })).toBeNull();
    expect(dados.getByRole('textbox', { name: 'Data de nascimento' })).toHaveValue('10/05/1990');
    expect(button('Salvar dados')).toBeDisabled();
    const nome = dados.getByRole('textbox', { name: 'Nome completo' });
    await userEvent.clear(nome);
    await userEvent.type(nome, 'Ana Lima');
    await userEvent.click(button('Salvar dados'));
    expect(said()).toEqual([
      {
        type: 'DadosContaEnviados',
        payload: { dados: { nome: 'Ana Lima', dataNascimento: '10/05/1990', celular: '(11) 98765-4321' } },
      },
    ]);
  });

  it('are refused by the registration’s words, and not sent', async () => {
    open();
    const nome = screen.getByRole('textbox', { name: 'Nome completo' });
    await userEvent.clear(nome);
    await userEvent.tab();
    expect(screen.getByText('Campo Obrigatório*')).toBeVisible();
    await userEvent.type(nome, 'Ana');
    await userEvent.tab();
    expect(screen.getByText('Informe um nome válido')).toBeVisible();
    expect(button('Salvar dados')).toBeDisabled();
  });
});

describe('the e-mail', () => {
  it('is asked for, then its code', async () => {
    const shown = open();
    await userEvent.type(screen.getByRole('textbox', { name: 'Novo e-mail' }), 'nova@itape.test');
    await userEvent.click(button('Alterar e-mail'));
    dispatch(
      shown,
      trocaEmailBegun({ novoEmail: 'nova@itape.test', destino: 'n***@i***', reenvioEm: AGORA.getTime() + 60_000 }),
    );
    expect(screen.getByText('Enviamos um código para n***@i***.')).toBeVisible();
    expect(button(/Reenviar código em \d+ s/)).toBeDisabled();
    await userEvent.type(screen.getByRole('textbox', { name: 'Código' }), '123456');
    await userEvent.click(button('Confirmar e-mail'));
    await userEvent.click(button('Manter o e-mail atual'));
    expect(shown.said()).toEqual([
      { type: 'EmailNovoEnviado', payload: { email: 'nova@itape.test' } },
      { type: 'EmailCodigoEnviado', payload: { codigo: '123456' } },
      { type: 'EmailTrocaDesistida', payload: undefined },
    ]);
  });

  it('that is none is not sent', async () => {
    const { said } = open();
    await userEvent.type(screen.getByRole('textbox', { name: 'Novo e-mail' }), 'nova@itape{Enter}');
    expect(screen.getByText('Informe um e-mail válido')).toBeVisible();
    expect(said()).toEqual([]);
  });

  it('is told apart from the login of who signs in with Google', () => {
    open('google');
    expect(screen.getByText(/Você continua entrando com o Google/)).toBeInTheDocument();
  });
});

describe('the devices', () => {
  it('are named as their owner knows them, and each may be forgotten', async () => {
    const shown = open();
    dispatch(shown, dispositivosListed([here, phone]));
    const [first, second] = within(screen.getByRole('list', { name: 'Aparelhos' })).getAllByRole('listitem');
    expect(first).toHaveTextContent(/Chrome no Windows.*Este aparelho.*Último acesso em/);
    expect(second).toHaveTextContent('Safari no iPhone');
    expect(second).not.toHaveTextContent('Este aparelho');
    await userEvent.click(button('Esquecer Safari no iPhone'));
    expect(shown.said()).toEqual([{ type: 'DispositivoEsquecido', payload: { id: 'b' } }]);
  });

  it('that a pool does not track say so in the specification’s words', async () => {
    const shown = open();
    const texto = 'Device tracking has not been configured in this User Pool';
    dispatch(shown, dispositivosRefused(texto));
    expect(screen.getByText(texto)).toBeVisible();
    await userEvent.click(button('Tentar de novo'));
    expect(shown.said()).toEqual([{ type: 'DispositivosPedidos', payload: undefined }]);
  });

  it('may be none', () => {
    const shown = open('google');
    dispatch(shown, dispositivosListed([]));
    expect(screen.getByText(/Nenhum aparelho lembrado/)).toBeVisible();
  });
});

describe('leaving', () => {
  it('may begin with a copy of one’s data', async () => {
    const { said } = open();
    await userEvent.click(button('Baixar meus dados'));
    expect(said()).toEqual([{ type: 'ExportacaoPedida', payload: undefined }]);
  });

  it('asks for the password, and can be given up', async () => {
    const shown = open();
    await userEvent.click(button('Excluir conta'));
    dispatch(shown, exclusaoOpened('senha'));
    const dialog = within(screen.getByRole('dialog', { name: 'Excluir sua conta?' }));
    await userEvent.type(dialog.getByLabelText(/^Confirme sua senha/), 'senha123');
    await userEvent.click(dialog.getByRole('button', { name: 'Excluir para sempre' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Manter conta' }));
    expect(shown.said()).toEqual([
      { type: 'ExclusaoAberta', payload: undefined },
      { type: 'ExclusaoConfirmada', payload: { senha: 'senha123' } },
      { type: 'ExclusaoDesistida', payload: undefined },
    ]);
  });

  it('cannot be dismissed while it happens', async () => {
    const shown = open();
    dispatch(shown, exclusaoOpened('senha'));
    dispatch(shown, submissionReached('exclusaoConta', { phase: 'sending', acao: null }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    expect(button('Manter conta')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Fechar' })).toBeNull();
    expect(shown.said()).toEqual([]);
  });

  it.each<[ProvaExigida, string, string]>([
    ['login', 'Entrar de novo', 'ReautenticacaoPedida'],
    ['nada', 'Excluir para sempre', 'ExclusaoConfirmada'],
  ])('asks who signs in with Google for %s: %s', async (prova, label, type) => {
    const shown = open('google');
    dispatch(shown, exclusaoOpened(prova));
    expect(screen.queryByLabelText(/^Confirme sua senha/)).toBeNull();
    await userEvent.click(button(label));
    expect(shown.said()).toMatchObject([{ type }]);
  });
});
