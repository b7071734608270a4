import type { Preview } from '@storybook/react-webpack5';
import { type Language, LANGUAGE_NAMES } from '../../src/words/language';

type Menus = NonNullable<Preview['globalTypes']>;
type Icon = NonNullable<Menus[string]['toolbar']>['icon'];

/** Settings of the toolbar. */
export interface Stage {
  theme: 'light' | 'dark' | 'contrast' | 'all';
  text: '100' | '200';
  motion: 'normal' | 'reduced';
  locale: Language | 'pseudo';
  network: 'fast' | 'slow' | 'offline';
  identity: 'anonimo' | 'cliente' | 'agencia' | 'agenciaResponsavel' | 'admin' | 'sessaoVencida';
  clock: 'now' | 'holdEnding' | 'dstDay';
  grid: 'off' | 'columns' | 'rhythm' | 'both';
}

export const initialStage: Stage = {
  theme: 'light',
  text: '100',
  motion: 'normal',
  locale: 'pt-BR',
  network: 'fast',
  identity: 'anonimo',
  clock: 'now',
  grid: 'off',
};

/** Merges the settings of toolbar, story and address, which holds `text:200` as a number. */
export const toStage = (globals: Record<string, unknown>): Stage =>
  Object.fromEntries(
    Object.entries(initialStage).map(([name, usual]) => [name, String(globals[name] ?? usual)]),
  ) as unknown as Stage;

const menu = <V extends string>(description: string, icon: Icon, titles: Record<V, string>): Menus[string] => ({
  description,
  toolbar: {
    icon,
    dynamicTitle: true,
    items: Object.entries(titles).map(([value, title]) => ({ value, title: title as string })),
  },
});

/** The toolbar's menus. */
export const stageMenus: Menus = {
  theme: menu<Stage['theme']>('Tema', 'mirror', {
    light: 'Claro',
    dark: 'Escuro',
    contrast: 'Alto contraste',
    all: 'Os três, lado a lado',
  }),
  text: menu<Stage['text']>('Tamanho do texto', 'zoom', { '100': 'Texto 100 %', '200': 'Texto 200 %' }),
  motion: menu<Stage['motion']>('Movimento', 'play', { normal: 'Com movimento', reduced: 'Movimento reduzido' }),
  locale: menu<Stage['locale']>('Idioma', 'globe', {
    ...LANGUAGE_NAMES,
    pseudo: 'Pseudoidioma (40 % mais longo)',
  }),
  network: menu<Stage['network']>('Rede', 'transfer', { fast: 'Rede rápida', slow: 'Rede lenta', offline: 'Sem rede' }),
  identity: menu<Stage['identity']>('Quem usa', 'user', {
    anonimo: 'Anônimo',
    cliente: 'Cliente',
    agencia: 'Agência',
    agenciaResponsavel: 'Responsável pela agência',
    admin: 'Administração',
    sessaoVencida: 'Sessão vencida',
  }),
  clock: menu<Stage['clock']>('Relógio', 'time', {
    now: 'Agora',
    holdEnding: 'Reserva quase no fim',
    dstDay: 'Dia de mudança de hora',
  }),
  grid: menu<Stage['grid']>('Grade', 'grid', {
    off: 'Sem grade',
    columns: 'Colunas da página',
    rhythm: 'Ritmo de 4 e 8 px',
    both: 'Colunas e ritmo',
  }),
};
