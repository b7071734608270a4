import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { umaCompanhiaPublica, vagas } from '../../../../tests/bodies/companhiaBodies';
import { offline, succeeded } from '../../../../tests/support/builders';
import type { Replies } from '../../../../tests/support/fakePorts';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { CURRICULO_MAXIMO_BYTES, mensagensCurriculo } from '../../../domain/empresa/curriculo';
import { submissionReached } from '../../../store/submissions';
import { CandidaturaPage } from './CandidaturaPage';
import { TrabalheConoscoPage } from './TrabalheConoscoPage';

const aCompanhia = succeeded(umaCompanhiaPublica());
const open = (path = '/trabalhe-conosco', reply: Replies[string] = aCompanhia) =>
  renderScreen(<TrabalheConoscoPage Candidatura={CandidaturaPage} />, {
    path,
    ports: { replies: { 'GET /Empresa': reply } },
  });
/** The page of an application, once the company's openings are there. */
async function applying(vaga = 'atendente-guiche-rio') {
  const opened = open(`/trabalhe-conosco?vaga=${vaga}`);
  await screen.findByRole('heading', { level: 1, name: /Atendente|Envie|encerrada/ });
  return opened;
}
const type = (label: string, text: string) => userEvent.type(screen.getByRole('textbox', { name: label }), text);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar candidatura' }));
const pdf = new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' });
const input = () => screen.getByLabelText(/Currículo/, { selector: 'input' });
/** Waits for the file to be read, which jsdom does asynchronously. */
async function attach(file: File) {
  await userEvent.upload(input(), file);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
}

async function fillIn() {
  await type('Nome completo', 'Bento Araújo');
  await type('E-mail', 'bento@itape.test');
  await type('Celular', '21987654321');
  await type('Cidade em que você mora', 'Niterói');
  await userEvent.click(screen.getByRole('checkbox', { name: /Autorizo/ }));
}

describe('the openings', () => {
  it('are all there, each with what it asks and the way to apply [§2.rota.trabalhe-conosco]', async () => {
    const { container } = open();
    expect(screen.getByRole('heading', { level: 1, name: 'Trabalhe conosco' })).toBeVisible();
    expect(await screen.findByText(`${vagas.length} vagas abertas`)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /Atendente de guichê/ }));
    expect(
      screen.getByRole('link', { name: 'Candidatar-se a Atendente de guichê, Rio de Janeiro, RJ' }),
    ).toHaveAttribute('href', '/trabalhe-conosco?vaga=atendente-guiche-rio');
    expect(screen.getByRole('link', { name: 'Enviar currículo' })).toHaveAttribute(
      'href',
      '/trabalhe-conosco?vaga=espontanea',
    );
    expect(await axe(container)).toHaveNoViolations();
  });

  it('that are gone are told so', async () => {
    const { container } = await applying('motorista-de-bonde');
    expect(screen.getByText('Esta vaga já foi encerrada')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver vagas abertas' })).toHaveAttribute('href', '/trabalhe-conosco');
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('the openings of a company', () => {
  it.each([
    ['without data', null],
    ['without openings', umaCompanhiaPublica({ vagas: [] })],
  ])('%s are told so, and one may leave a curriculum', async (_, companhia) => {
    open('/trabalhe-conosco', succeeded(companhia));
    expect(await screen.findByText('Nenhuma vaga aberta agora')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Enviar currículo' })).toBeVisible();
  });

  it.each(['/trabalhe-conosco', '/trabalhe-conosco?vaga=atendente-guiche-rio'])(
    'may be asked for again at %s',
    async (path) => {
      const replies = [offline(), aCompanhia];
      open(path, () => replies.shift() ?? offline());
      await userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
      expect((await screen.findAllByText(/Atendente de guichê/))[0]).toBeVisible();
    },
  );

  it('need not be there for a curriculum without one', () => {
    open('/trabalhe-conosco?vaga=espontanea', offline());
    expect(screen.getByRole('button', { name: 'Enviar candidatura' })).toBeVisible();
  });
});

describe('the application', () => {
  it('is emitted once it is whole, with its file', async () => {
    const { events, container } = await applying();
    await fillIn();
    await attach(pdf);
    expect(screen.getByText(/^Anexado/)).toBeVisible();
    await send();
    expect(events.map(({ type: name }) => name)).toEqual(['CandidaturaAberta', 'CandidaturaEnviada']);
    expect(events[1]?.payload).toEqual({
      dados: {
        area: 'atendimento',
        nome: 'Bento Araújo',
        email: 'bento@itape.test',
        celular: '(21) 98765-4321',
        cidade: 'Niterói',
        mensagem: '',
        consentimento: true,
      },
      vagaId: 'atendente-guiche-rio',
      curriculo: { nome: 'cv.pdf', conteudo: btoa('%PDF-1.7') },
    });
    expect(await axe(container)).toHaveNoViolations();
  });

  it('asks for the area where no opening was chosen', async () => {
    const { events } = await applying('espontanea');
    await fillIn();
    await attach(pdf);
    await userEvent.selectOptions(screen.getByLabelText('Área'), 'Tecnologia');
    await send();
    expect(events[1]?.payload).toMatchObject({ vagaId: null, dados: { area: 'tecnologia' } });
  });

  it('says what is missing, the file too, and sends nothing', async () => {
    const { events, container } = await applying();
    await send();
    const summary = screen.getByRole('alert');
    expect(within(summary).getByText('Informe um nome válido')).toBeInTheDocument();
    expect(screen.getByText(mensagensCurriculo.ausente)).toBeVisible();
    await fillIn();
    await send();
    expect(screen.getByLabelText(/Currículo/, { selector: 'input' })).toHaveFocus();
    expect(events.map(({ type: name }) => name)).toEqual(['CandidaturaAberta']);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('refuses a file too large or of another kind before anything is sent', async () => {
    const { events } = await applying();
    const large = new File([new Uint8Array(CURRICULO_MAXIMO_BYTES + 1)], 'cv.pdf', { type: 'application/pdf' });
    await attach(large);
    expect(screen.getAllByText(/o máximo é/)[0]).toBeVisible();
    await userEvent
      .setup({ applyAccept: false })
      .upload(
        screen.getByLabelText(/Currículo/, { selector: 'input' }),
        new File(['x'], 'foto.png', { type: 'image/png' }),
      );
    expect(screen.getAllByText(/Tipo não aceito/)[0]).toBeVisible();
    expect(events).toHaveLength(1);
  });

  it('says at the file itself that it cannot take it, and sends nothing', async () => {
    const { events, container } = await applying();
    await fillIn();
    await attach(new File(['<html>'], 'cv.pdf', { type: 'application/pdf' }));
    expect(screen.getByText(mensagensCurriculo.tipo)).toBeVisible();
    await send();
    expect(events).toHaveLength(1);
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(screen.getByRole('button', { name: /Remover/ }));
    await attach(pdf);
    await send();
    expect(events).toHaveLength(2);
  });

  it('says that a file is not there any more', async () => {
    await applying();
    const read = jest.spyOn(FileReader.prototype, 'readAsArrayBuffer').mockImplementationOnce(function fail(
      this: FileReader,
    ) {
      this.dispatchEvent(new Event('error'));
    });
    await attach(pdf);
    expect(screen.getByText(mensagensCurriculo.ilegivel)).toBeVisible();
    read.mockRestore();
  });

  it('shows that it is on its way, why it was refused, and keeps what was typed', async () => {
    const { store, container } = await applying();
    await type('Nome completo', 'Bento Araújo');
    act(() => void store.dispatch(submissionReached('candidatura', { phase: 'sending', acao: null })));
    expect(screen.getByRole('button', { name: /Enviar candidatura/ })).toHaveAttribute('aria-busy', 'true');
    act(
      () =>
        void store.dispatch(
          submissionReached('candidatura', {
            phase: 'refused',
            acao: null,
            erros: [{ mensagem: 'Esta vaga já foi encerrada.' }],
          }),
        ),
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Esta vaga já foi encerrada.');
    expect(screen.getByRole('textbox', { name: 'Nome completo' })).toHaveValue('Bento Araújo');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('ends with its protocol and the day on which it is deleted', async () => {
    const { store, container, unmount, events } = await applying();
    act(
      () =>
        void store.dispatch(
          submissionReached('candidatura', {
            phase: 'done',
            acao: null,
            valor: { protocolo: 'K7Q2-MP4X', ate: '2027-05-21' },
          }),
        ),
    );
    expect(screen.getByRole('status')).toHaveTextContent(/K7Q2-MP4X.*21\/05\/2027/);
    expect(screen.queryByRole('button', { name: 'Enviar candidatura' })).toBeNull();
    expect(await axe(container)).toHaveNoViolations();
    unmount();
    expect(events.at(-1)?.type).toBe('CandidaturaFechada');
  });
});
