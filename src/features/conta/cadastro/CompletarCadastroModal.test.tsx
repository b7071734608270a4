import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { offline, succeeded, umaIdentidade, umCadastro } from '../../../../tests/support/builders';
import type { Replies } from '../../../../tests/support/fakePorts';
import { installFakeWidth, removeFakeWidth } from '../../../../tests/support/fakeWidth';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { submissionReached } from '../../../store/submissions';
import { sessaoSlice } from '../../../store/sessao/sessao';
import { CompletarCadastroModal } from './CompletarCadastroModal';
import { TermosDialog } from './TermosDialog';

const contrato = (conteudo: string): Replies => ({ 'GET /Contrato/': succeeded({ versao: 1, conteudo }) });
const show = (replies: Replies = {}, cpfDeTeste = false) =>
  renderScreen(<CompletarCadastroModal Termos={TermosDialog} />, {
    state: { conta: { phase: 'incomplete' }, ambiente: { cpfDeTeste, avisosPorTelefone: true } },
    ports: { replies },
  });
const field = (name: string) => screen.getByRole('textbox', { name });
const submit = () => screen.getByRole('button', { name: 'Concluir cadastro' });
const cadastro = umCadastro();

async function fill(cpf = cadastro.cpf): Promise<void> {
  const user = userEvent.setup({ delay: 20 });
  await user.type(field('Nome completo'), cadastro.nome);
  await user.type(field('CPF'), cpf.replace(/\D/g, ''));
  await user.type(field('Data de nascimento'), cadastro.dataNascimento.replace(/\D/g, ''));
  await user.type(field('Celular'), cadastro.celular.replace(/\D/g, ''));
  await user.click(screen.getByRole('checkbox', { name: 'Li e aceito os termos de uso' }));
}

describe('CompletarCadastroModal', () => {
  it('says what is missing until nothing is, and then what was filled in [§5.envio.1, §3.cadastro.1]', async () => {
    const { events } = show();
    expect(screen.getByRole('dialog', { name: 'Finalize seu cadastro' })).toBeVisible();
    expect(screen.getByRole('form', { name: 'Cadastro' })).toContainElement(submit());
    expect(submit()).toBeDisabled();
    expect(submit()).toHaveAccessibleDescription(
      'Faltam: nome completo, CPF, data de nascimento, celular, aceite dos termos.',
    );
    await fill();
    expect(submit()).toHaveAccessibleDescription('Tudo certo para concluir.');
    await userEvent.click(submit());
    expect(events).toEqual([{ type: 'CadastroEnviado', payload: { cadastro } }]);
  });

  it('begins with the name and the phone_number that the provider told [§3.atributos.1]', () => {
    const login = { phase: 'signedIn' as const, ...umaIdentidade({ nome: 'Ana Souza', celular: '+5511987654321' }) };
    renderScreen(<CompletarCadastroModal Termos={TermosDialog} />, {
      state: { conta: { phase: 'incomplete' }, sessao: { ...sessaoSlice.getInitialState(), login } },
    });
    expect(field('Nome completo')).toHaveValue('Ana Souza');
    expect(field('Celular')).toHaveValue('(11) 98765-4321');
  });

  it('refuses by the specification’s words, once a field was left [§5.nome.5]', async () => {
    show();
    await userEvent.type(field('Nome completo'), 'Ana');
    await userEvent.tab();
    expect(screen.getByText('Informe um nome válido')).toBeVisible();
    await userEvent.clear(field('Nome completo'));
    await userEvent.tab();
    expect(screen.getByText('Campo Obrigatório*')).toBeVisible();
    expect(screen.getByText('Informe um CPF válido')).toBeVisible();
  });

  it('takes 999.999.999-99 where the place names it [§5.cpf.1]', async () => {
    const { events } = show({}, true);
    await fill('999.999.999-99');
    expect(submit()).toHaveAccessibleDescription('Tudo certo para concluir.');
    await userEvent.click(submit());
    expect(events).toEqual([
      { type: 'CadastroEnviado', payload: { cadastro: { ...cadastro, cpf: '999.999.999-99' } } },
    ]);
  });

  it('refuses 999.999.999-99 everywhere else [§5.cpf.1]', async () => {
    show();
    await fill('999.999.999-99');
    expect(screen.getByText('Informe um CPF válido')).toBeVisible();
    expect(submit()).toBeDisabled();
  });

  it('shows what the server refused, values kept', async () => {
    const { store, events } = show();
    await fill();
    await userEvent.click(submit());
    act(() => {
      const erros = [{ mensagem: 'Este CPF já tem cadastro.', campo: 'cpf' }];
      store.dispatch(submissionReached('cadastro', { phase: 'refused', acao: null, erros }));
    });
    expect(screen.getByText('Este CPF já tem cadastro.')).toBeVisible();
    expect(field('Nome completo')).toHaveValue(cadastro.nome);
    expect(events).toHaveLength(1);
  });

  it('asks twice before leaving, because leaving signs out [§2.modais.1]', async () => {
    const { events } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
    const question = await screen.findByRole('dialog', { name: 'Sair sem concluir?' });
    expect(question).toHaveTextContent('Sua sessão será encerrada.');
    await userEvent.click(within(question).getByRole('button', { name: 'Continuar cadastro' }));
    expect(events).toEqual([]);

    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sair sem concluir?' })).toBeNull());
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Sair sem concluir' }));
    expect(events).toEqual([{ type: 'CadastroDispensado', payload: undefined }]);
  });

  it('shows the terms with nothing in them that could run', async () => {
    show(contrato('<h2>Termos</h2><p onclick="x()">Texto <script>x()</script><img src=x onerror=x()></p>'));
    await userEvent.click(screen.getByRole('button', { name: 'Ler os termos de uso' }));
    const terms = await screen.findByRole('dialog', { name: 'Termos de uso' });
    expect(await within(terms).findByRole('heading', { name: 'Termos', level: 2 })).toBeVisible();
    expect(terms.querySelector('script, img, [onclick]')).toBeNull();
  });

  it('reads the contract’s own HTML, which its close icon puts away and the registration stays [§2.modais.1]', async () => {
    const { events } = show(contrato('<h2>Do transporte</h2><p>Viaja quem tem <strong>bilhete</strong>.</p>'));
    await userEvent.click(screen.getByRole('button', { name: 'Ler os termos de uso' }));
    const terms = await screen.findByRole('dialog', { name: 'Termos de uso' });
    expect(await within(terms).findByRole('heading', { name: 'Do transporte', level: 2 })).toBeVisible();
    expect(within(terms).getByText('bilhete').tagName).toBe('STRONG');
    const close = within(terms).getAllByRole('button', { name: 'Fechar' })[0];
    expect(close?.querySelector('svg')).not.toBeNull();
    await userEvent.click(close ?? terms);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Termos de uso' })).toBeNull());
    expect(screen.getByRole('dialog', { name: 'Finalize seu cadastro' })).toBeVisible();
    expect(events).toEqual([]);
  });

  it('offers the terms again when they did not come [RG10]', async () => {
    let reply = offline() as ReturnType<typeof succeeded>;
    show({ 'GET /Contrato/': () => reply });
    await userEvent.click(screen.getByRole('button', { name: 'Ler os termos de uso' }));
    reply = succeeded({ versao: 1, conteudo: '<p>Texto do contrato</p>' });
    await userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('Texto do contrato')).toBeVisible();
  });

  it('keeps what was typed, and signs nobody out, when the width crosses 960 px [§2.largura.1] [RG7]', async () => {
    const { resize } = installFakeWidth(1200);
    try {
      const { events } = show(contrato('<p>Texto do contrato</p>'));
      await fill();
      await userEvent.click(screen.getByRole('button', { name: 'Ler os termos de uso' }));
      expect(await screen.findByRole('dialog', { name: 'Termos de uso' })).toBeVisible();
      resize(800);
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Termos de uso' })).toBeNull());

      await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
      expect(await screen.findByRole('dialog', { name: 'Sair sem concluir?' })).toBeVisible();
      resize(1200);
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sair sem concluir?' })).toBeNull());

      expect(screen.getByRole('dialog', { name: 'Finalize seu cadastro' })).toBeVisible();
      expect(field('Nome completo')).toHaveValue(cadastro.nome);
      expect(field('CPF')).toHaveValue(cadastro.cpf);
      expect(field('Data de nascimento')).toHaveValue(cadastro.dataNascimento);
      expect(field('Celular')).toHaveValue(cadastro.celular);
      expect(screen.getByRole('checkbox', { name: 'Li e aceito os termos de uso' })).toBeChecked();
      expect(events).toEqual([]);
    } finally {
      removeFakeWidth();
    }
  });

  it('has no accessibility violation', async () => {
    show();
    expect(await axe(document.body)).toHaveNoViolations();
  });
});
