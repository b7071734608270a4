import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { overLimit, succeeded } from '../../../../tests/support/builders';
import type { Replies } from '../../../../tests/support/fakePorts';
import { renderScreen } from '../../../../tests/support/renderScreen';
import type { ContaMascarada } from '../../../domain/wire/conta/conta';
import type { HttpRequest } from '../../../services/ports';
import { ContaDoComprador } from './ContaDoComprador';

const ana: ContaMascarada = {
  id: '1',
  nome: 'Ana S.',
  email: 'a***@i***',
  cpf: '***.982.247-**',
  celular: '',
  mascarada: true,
};

function open(cpf: string, email: string, reply: Replies[string]) {
  const sent: string[] = [];
  const answer = (request: HttpRequest) => {
    sent.push(request.path);
    return typeof reply === 'function' ? reply(request) : reply;
  };
  const screenful = renderScreen(<ContaDoComprador cpf={cpf} email={email} />, {
    ports: {
      replies: {
        'GET /Conta/ObterPorCpf': answer,
        'GET /Conta/ObterPorCpf?cpf=52998224725': answer,
        'GET /Conta/ObterPorEmail': answer,
        'GET /Conta/ObterPorEmail?email=ana%40itape.test': answer,
      },
    },
  });
  return { ...screenful, sent };
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Procurar conta' }));

describe('looking for the buyer’s account at a counter', () => {
  it('asks by the CPF when it is pressed, not before, and shows the masked name', async () => {
    const { container, sent } = open('529.982.247-25', 'ana@itape.test', succeeded(ana));
    expect(sent).toEqual([]);
    await press();
    await waitFor(() => expect(screen.getByText('Conta encontrada: Ana S.')).toBeInTheDocument());
    expect(sent).toEqual(['/Conta/ObterPorCpf?cpf=52998224725']);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('asks by the e-mail where no CPF is whole, and says that there is none', async () => {
    const { sent } = open('529', ' ana@itape.test ', succeeded(null));
    await press();
    await waitFor(() => expect(screen.getByText('Nenhuma conta com este e-mail.')).toBeInTheDocument());
    expect(sent).toEqual(['/Conta/ObterPorEmail?email=ana%40itape.test']);
  });

  it('asks nothing without either, and says what is missing', async () => {
    const { sent } = open('', '', succeeded(null));
    await press();
    expect(screen.getByText(/^Informe o CPF ou o e-mail/)).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('says why it could not be looked for, and looks again at the next press', async () => {
    let reply: Replies[string] = overLimit(20);
    const { sent } = open('529.982.247-25', '', () => reply as never);
    await press();
    await waitFor(() => expect(screen.getByText(/Tente de novo em 20 segundos\.$/)).toBeInTheDocument());
    reply = succeeded(ana);
    await press();
    await waitFor(() => expect(screen.getByText('Conta encontrada: Ana S.')).toBeInTheDocument());
    expect(sent).toHaveLength(2);
  });
});
