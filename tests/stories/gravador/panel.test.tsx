/** The recorder in the panel, and what an app in a story tells it. */
import { composeStory, setProjectAnnotations } from '@storybook/react-webpack5';
import { act, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { addons, mockChannel } from 'storybook/preview-api';
import { convert, ThemeProvider } from 'storybook/theming';
import { appStory } from '../../../.storybook/app/appStory';
import { bookTheme } from '../../../.storybook/bookTheme';
import { messages } from '../../../.storybook/eventos/channel';
import { Recorder, type RecorderProps } from '../../../.storybook/eventos/gravador/Recorder';
import { emptyRecording, type Step } from '../../../.storybook/eventos/gravador/recording';
import { toFile } from '../../../.storybook/eventos/gravador/recordingFile';
import preview from '../../../.storybook/preview';
import { umaGravacao, umPasso } from './umaGravacao';

setProjectAnnotations([preview]);
configure({ asyncUtilTimeout: 25_000 });

const recording = {
  ...umaGravacao(
    umPasso({ tipo: 'AppIniciado', origem: 'aplicativo' }),
    umPasso({
      numero: 2,
      apos: 1_204,
      tipo: 'PoltronaAlternada',
      conteudo: { numero: 13 },
      mudancas: [{ caminho: 'compra.fase', antes: '"choosing"' }],
      omitidas: 2,
    }),
    umPasso({ numero: 3, apos: 1_300 }),
  ),
  final: { mudancas: [{ caminho: 'entrar.aberto', antes: 'false', depois: 'true' }], omitidas: 1 },
};

function show(props: Partial<RecorderProps> = {}) {
  const onSend = jest.fn();
  const tree = (changed: Partial<RecorderProps> = {}) => (
    <ThemeProvider theme={convert(bookTheme('light'))}>
      <Recorder recording={recording} running onSend={onSend} {...props} {...changed} />
    </ThemeProvider>
  );
  const { container, rerender, unmount } = render(tree());
  return { onSend, container, unmount, change: (changed: Partial<RecorderProps>) => rerender(tree(changed)) };
}

const button = (name: string) => screen.getByRole('button', { name });
const list = () => screen.getByRole('listbox', { name: 'Eventos gravados' });
const upload = (text: string) =>
  userEvent.upload(
    screen.getByLabelText('Arquivo de uma gravação'),
    Object.assign(new File([text], 'gravacao.json', { type: 'application/json' }), {
      text: () => Promise.resolve(text),
    }),
  );

describe('the recorded events', () => {
  it('are listed with number, time and origin; the chosen one shows what it carried and changed', async () => {
    const { container } = show();
    expect(screen.getByText('3 eventos da história telas-home--inicio.')).toBeVisible();
    expect(
      within(list())
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '1  +0,000 s  AppIniciado (aplicativo)',
      '2  +1,204 s  PoltronaAlternada (tela)',
      '3  +1,300 s  EntrarPedido (tela)',
    ]);
    await userEvent.selectOptions(list(), '2');
    const details = within(screen.getByRole('region', { name: 'PoltronaAlternada' }));
    expect(details.getByText(/"numero": 13/)).toBeVisible();
    const before = details.getByRole('list', { name: 'Mudou desde o evento anterior' });
    expect(before).toHaveTextContent('compra.faseantes: "choosing"depois: não existe');
    expect(details.getByText('E mais 2 mudanças.')).toBeVisible();
    expect(details.getByText('Nada.')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('show after the latest one what has changed until now', async () => {
    show();
    await userEvent.selectOptions(list(), '3');
    expect(screen.getByText('Sem conteúdo.')).toBeVisible();
    expect(screen.getByRole('list', { name: 'Mudou depois, até o próximo evento' })).toHaveTextContent('entrar.aberto');
    expect(screen.getByText('E mais 1 mudança.')).toBeVisible();
  });

  it('say that content was too long', async () => {
    show({ recording: umaGravacao(umPasso({ cortado: true })) });
    expect(screen.getByText('1 evento da história telas-home--inicio.')).toBeVisible();
    await userEvent.selectOptions(list(), '1');
    expect(screen.getByText('O conteúdo era longo demais para ser gravado.')).toBeVisible();
  });

  it('forget the chosen one once the ring has dropped it', async () => {
    const { change } = show();
    await userEvent.selectOptions(list(), '2');
    change({ recording: umaGravacao(umPasso({ numero: 300 })) });
    expect(screen.queryByRole('region', { name: 'PoltronaAlternada' })).not.toBeInTheDocument();
  });

  it('may be none', async () => {
    const { container } = show({ recording: emptyRecording('') });
    expect(screen.getByText('Nada gravado.')).toBeVisible();
    expect(button('Exportar')).toBeDisabled();
    expect(button('Repetir')).toBeDisabled();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('are reached by keyboard, the list with one stop', async () => {
    show();
    const stops: (string | null)[] = [];
    for (let i = 0; i < 5; i += 1) {
      await userEvent.tab();
      stops.push(
        document.activeElement?.tagName === 'SELECT' ? 'select' : (document.activeElement?.textContent ?? null),
      );
    }
    expect(stops).toEqual(['Exportar', 'Importar', 'select', 'Repetir', 'select']);
  });
});

describe('the file', () => {
  it('is saved under the name of the story', async () => {
    const blobs: Blob[] = [];
    Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`, revokeObjectURL: jest.fn() });
    const saved: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(`${this.href} ${this.download}`);
    });
    show();
    await userEvent.click(button('Exportar'));
    expect(saved).toEqual([expect.stringMatching(/^blob:1 eventos-telas-home--inicio-.*\.json$/)]);
    expect(blobs[0]?.type).toBe('application/json');
    await waitFor(() => expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:1'));
  });

  it('is shown in place of the story’s recording until it is left', async () => {
    show();
    await userEvent.selectOptions(list(), '2');
    const other = { ...umaGravacao(umPasso({ tipo: 'EntrarFechado' })), historia: 'telas-outra--inicio' };
    await upload(toFile(other, new Date()));
    expect(await screen.findByText(/^Arquivo: 1 evento da história telas-outra--inicio, versão 8\./)).toBeVisible();
    expect(within(list()).getAllByRole('option')).toHaveLength(1);
    expect(screen.queryByRole('region', { name: 'PoltronaAlternada' })).not.toBeInTheDocument();
    await userEvent.click(button('Voltar à história'));
    expect(within(list()).getAllByRole('option')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Voltar à história' })).not.toBeInTheDocument();
  });

  it('that is refused says why, and leaves what is shown', async () => {
    const { container } = show();
    await upload('{}');
    expect(await screen.findByText('O arquivo não é uma gravação de eventos deste livro.')).toBeVisible();
    expect(within(list()).getAllByRole('option')).toHaveLength(3);
    expect(await axe(container)).toHaveNoViolations();
    await upload(toFile(recording, new Date()));
    await waitFor(() => expect(screen.getByRole('alert')).toBeEmptyDOMElement());
  });

  it('is chosen by the button', async () => {
    const click = jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);
    show();
    await userEvent.click(button('Importar'));
    expect(click).toHaveBeenCalledTimes(1);
  });
});

describe('a replay', () => {
  it('emits the events of the screens in order, and lists the others with the reason', async () => {
    const { onSend, container } = show();
    await userEvent.click(button('Repetir'));
    expect(await screen.findByText('2 de 2 eventos repetidos.')).toBeVisible();
    expect(onSend.mock.calls).toEqual([
      [{ type: 'PoltronaAlternada', payload: { numero: 13 } }],
      [{ type: 'EntrarPedido', payload: undefined }],
    ]);
    await userEvent.click(screen.getByText('1 evento não é repetido'));
    expect(screen.getByRole('list', { name: 'Eventos que não são repetidos' })).toHaveTextContent(
      '1 AppIniciado: O próprio aplicativo emite este evento.',
    );
    expect(await axe(container)).toHaveNoViolations();
  });

  it('goes step by step with “Próximo”, and stops', async () => {
    const { onSend } = show();
    await userEvent.selectOptions(screen.getByLabelText('Ritmo'), 'Passo a passo');
    expect(button('Próximo')).toBeDisabled();
    await userEvent.click(button('Repetir'));
    expect(onSend).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Ritmo')).toBeDisabled();
    await userEvent.click(button('Próximo'));
    expect(screen.getByText('1 de 2 eventos repetidos…')).toBeVisible();
    await userEvent.click(button('Parar'));
    expect(screen.getByText('1 de 2 eventos repetidos; parado.')).toBeVisible();
    expect([button('Próximo'), button('Parar')].map((one) => one.hasAttribute('disabled'))).toEqual([true, true]);
    expect(onSend).toHaveBeenCalledTimes(1);
  });

  it('plays what the file holds, and is not lengthened by what it records itself', async () => {
    const { onSend, change } = show({ recording: umaGravacao(umPasso()) });
    await userEvent.selectOptions(screen.getByLabelText('Ritmo'), 'Passo a passo');
    await userEvent.click(button('Repetir'));
    change({ recording });
    await userEvent.click(button('Próximo'));
    expect(screen.getByText('1 de 1 eventos repetidos.')).toBeVisible();
    await upload(toFile(umaGravacao(umPasso({ tipo: 'EntrarFechado' })), new Date()));
    await screen.findByText(/^Arquivo:/);
    await userEvent.click(button('Repetir'));
    await userEvent.click(button('Próximo'));
    expect(onSend.mock.calls.map(([{ type }]: [{ type: string }]) => type)).toEqual(['EntrarPedido', 'EntrarFechado']);
  });

  it('ends with the story’s app', async () => {
    const { onSend, change } = show({ recording: umaGravacao(umPasso(), umPasso({ numero: 2, apos: 1_500 })) });
    await userEvent.click(button('Repetir'));
    await waitFor(() => expect(onSend).toHaveBeenCalledTimes(1));
    change({ running: false });
    expect(screen.getByText('1 de 2 eventos repetidos; parado.')).toBeVisible();
    expect(button('Repetir')).toBeDisabled();
    await act(() => new Promise((resolve) => setTimeout(resolve, 1_700)));
    expect(onSend).toHaveBeenCalledTimes(1);
  });
});

describe('an app in a story', () => {
  it('tells its steps with origin and changes, and what changed after the latest', async () => {
    const steps: Step[] = [];
    const finals: unknown[] = [];
    addons.setChannel(mockChannel());
    const channel = addons.getChannel();
    channel.on(messages.recorded, (step: Step) => steps.push(step));
    channel.on(messages.changed, (changes: unknown) => finals.push(changes));
    const Story = composeStory({ parameters: { app: { path: '/home' } } }, { title: 'Teste', ...appStory });
    const { unmount } = render(<Story />);
    await waitFor(() => expect(steps.map(({ tipo }) => tipo)).toContain('AppIniciado'));
    expect(steps.map(({ numero }) => numero)).toEqual(steps.map((_, i) => i + 1));
    expect(steps.find(({ tipo }) => tipo === 'AppIniciado')?.origem).toBe('aplicativo');

    act(() => channel.emit(messages.emit, { type: 'EntrarPedido', payload: undefined }));
    const dialog = await screen.findByRole('dialog', { name: /Entrar/ });
    expect(steps.findLast(({ tipo }) => tipo === 'EntrarPedido')?.origem).toBe('painel');
    await waitFor(() => expect(JSON.stringify(finals.at(-1))).toContain('"caminho":"entrar'));

    await userEvent.click(await within(dialog).findByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(steps.findLast(({ tipo }) => tipo === 'EntrarFechado')?.origem).toBe('tela'));
    expect(JSON.stringify(steps.findLast(({ tipo }) => tipo === 'EntrarFechado')?.mudancas)).toContain('entrar');
    unmount();
  });
});
