/** The panel of events: its display of an app, and its form to emit events. */
import { composeStory, setProjectAnnotations } from '@storybook/react-webpack5';
import { configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { addons, mockChannel } from 'storybook/preview-api';
import { convert, ThemeProvider } from 'storybook/theming';
import { appStory } from '../../.storybook/app/appStory';
import { bookTheme } from '../../.storybook/bookTheme';
import { type Happening, messages } from '../../.storybook/eventos/channel';
import { EmitForm } from '../../.storybook/eventos/EmitForm';
import { addLine, filterLines, formatTime, type Line } from '../../.storybook/eventos/eventLog';
import { EventList } from '../../.storybook/eventos/EventList';
import { examples } from '../../.storybook/eventos/examples';
import { maskPayload } from '../../.storybook/eventos/maskPayload';
import { checkPayload } from '../../.storybook/eventos/validatePayload';
import preview from '../../.storybook/preview';

setProjectAnnotations([preview]);
configure({ asyncUtilTimeout: 25_000 });

const line = (type: string, payload = '', kind: Happening['kind'] = 'evento'): Happening => ({
  kind,
  type,
  payload,
  at: 0,
});
const listOf = (...happenings: Happening[]) => happenings.reduce<Line[]>(addLine, []);

describe('the list', () => {
  it('puts the newest first and forgets the oldest', () => {
    const lines = Array.from({ length: 400 }, (_, i) => line(`E${i}`)).reduce<Line[]>(addLine, []);
    expect([lines.length, lines[0]?.type]).toEqual([300, 'E399']);
    expect(new Set(lines.map(({ id }) => id)).size).toBe(300);
  });

  it('finds every word in name or content, whatever its case and accents', () => {
    const lines = listOf(line('BuscaEnviada', '{"nome":"São Paulo"}'), line('conta/loaded', '', 'ação'));
    expect(filterLines(lines, 'sao BUSCA', ['evento', 'ação'])).toHaveLength(1);
    expect(filterLines(lines, '', ['ação']).map(({ type }) => type)).toEqual(['conta/loaded']);
    expect(filterLines(lines, 'pix', ['evento', 'ação'])).toEqual([]);
  });

  it('tells the time to the millisecond', () => {
    expect(formatTime(new Date(2026, 10, 21, 9, 5, 7, 12).getTime())).toBe('09:05:07,012');
  });
});

it('covers whose data it is, and leaves the rest to be read', () => {
  const shown = maskPayload({
    email: 'ana@itape.test',
    senha: 'senha123',
    cadastro: { nome: 'Ana Souza', cpf: '529.982.247-25', celular: '(11) 98765-4321' },
    itens: [{ passageiro: 'Ana Souza', poltrona: 13 }],
    partida: { localidade: { nome: 'São Paulo' } },
  });
  expect(shown).not.toMatch(/Ana|529|98765|senha123|itape\.test/);
  expect(shown).toContain('São Paulo');
  expect(shown).toContain('13');
  expect(maskPayload('x'.repeat(9_000)).length).toBeLessThan(4_100);
});

describe('what is typed into the form', () => {
  it.each(Object.entries(examples))('takes the example of %s', (_name, example) => {
    const text = example === undefined ? '' : JSON.stringify(example);
    expect(checkPayload(text, example)).toEqual({ ok: true, payload: example });
  });

  it.each([
    ['{', examples.PoltronaAlternada, /O texto não é JSON válido/],
    ['{"numero":"13"}', examples.PoltronaAlternada, /“numero” deve ser número, não texto/],
    ['{}', examples.PoltronaAlternada, /Falta “numero”/],
    ['{"numero":1,"x":2}', examples.PoltronaAlternada, /“x” não existe neste evento/],
    ['[]', examples.PoltronaAlternada, /O conteúdo deve ser objeto, não lista/],
    ['{}', examples.EntrarPedido, /não leva conteúdo/],
  ])('refuses %s in words', (text, example, words) => {
    const checked = checkPayload(text, example);
    expect(checked.ok ? '' : checked.faults.join(' ')).toMatch(words);
  });
});

describe('the panel', () => {
  const show = (part: React.ReactNode) =>
    render(<ThemeProvider theme={convert(bookTheme('light'))}>{part}</ThemeProvider>);

  it('emits what was chosen, once it is of the right form', async () => {
    const onSend = jest.fn();
    const { container } = show(<EmitForm disabled={false} onSend={onSend} />);
    await userEvent.selectOptions(screen.getByLabelText('Evento'), 'PoltronaAlternada');
    const text = screen.getByLabelText('Conteúdo (JSON)');
    await userEvent.clear(text);
    await userEvent.type(text, '{{"numero": "x"}');
    await userEvent.click(screen.getByRole('button', { name: 'Emitir' }));
    expect(onSend).not.toHaveBeenCalled();
    expect(text).toHaveAccessibleDescription(/deve ser número/);
    expect(await axe(container)).toHaveNoViolations();

    await userEvent.click(screen.getByRole('button', { name: 'Restaurar exemplo' }));
    await userEvent.click(screen.getByRole('button', { name: 'Emitir' }));
    expect(onSend).toHaveBeenCalledWith({ type: 'PoltronaAlternada', payload: { numero: 13 } });
    expect(screen.getByText('PoltronaAlternada emitido.')).toBeVisible();
  });

  it('lists, filters, pauses and clears', async () => {
    const [onPause, onClear] = [jest.fn(), jest.fn()];
    const lines = listOf(line('BuscaEnviada', '{}'), line('conta/loaded', '', 'ação'));
    const { container } = show(<EventList lines={lines} paused={false} onPause={onPause} onClear={onClear} />);
    expect(screen.getByText('2 linhas')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Mostrar'), 'Só eventos');
    expect(screen.queryByText('conta/loaded')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Pausar' }));
    await userEvent.click(screen.getByRole('button', { name: 'Limpar' }));
    expect([onPause.mock.calls, onClear.mock.calls.length]).toEqual([[[true]], 1]);
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('an app in a story', () => {
  it('tells what happens, does what is asked, and falls silent when the story is left', async () => {
    const heard: Happening[] = [];
    const hear = (happening: Happening) => heard.push(happening);
    addons.setChannel(mockChannel());
    const channel = addons.getChannel();
    channel.on(messages.happened, hear);
    const Story = composeStory({ parameters: { app: { path: '/home' } } }, { title: 'Teste', ...appStory });
    const { unmount } = render(<Story />);
    await waitFor(() => expect(heard.map(({ type }) => type)).toContain('AppIniciado'));

    channel.emit(messages.emit, { type: 'EntrarPedido', payload: undefined });
    expect(await screen.findByRole('dialog', { name: /Entrar/ })).toBeVisible();
    expect(heard.map(({ kind, type }) => `${kind} ${type}`)).toContain('evento EntrarPedido');
    expect(heard.some(({ kind, type }) => kind === 'ação' && type.startsWith('entrar/'))).toBe(true);

    unmount();
    heard.length = 0;
    channel.emit(messages.emit, { type: 'EntrarPedido', payload: undefined });
    expect(heard).toEqual([]);
  });
});
