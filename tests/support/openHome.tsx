import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AGORA, succeeded } from './builders';
import { umaPagina } from './cartaoBuilders';
import { type Replies } from './fakePorts';
import { renderScreen } from './renderScreen';
import { barraFunda, novoRio, tiete } from './viagemBuilders';
import { addDias, diaEm, FUSO_DA_SEDE } from '../../src/domain/base/data';
import { interfaceSlice } from '../../src/store/aplicativo/interface';
import { AlertaPrecoDialog } from '../../src/features/viagens/alerta/AlertaPrecoDialog';
import type { DataFieldProps } from '../../src/features/viagens/home/buscaFields';
import { BuscasRecentes } from '../../src/features/viagens/home/BuscasRecentes';
import { CalendarioPrecos } from '../../src/features/viagens/home/CalendarioPrecos';
import { HomePage } from '../../src/features/viagens/home/HomePage';
import { LocalidadesFeed } from '../../src/features/viagens/home/LocalidadesFeed';
import { SemCatalogo } from '../../src/features/viagens/home/SemCatalogo';

export const hoje = diaEm(AGORA, FUSO_DA_SEDE);
export const amanha = addDias(hoje, 1);

export const places: Replies = {
  'GET /Localidades': ({ path }) => {
    const query = new URLSearchParams(path.split('?')[1]);
    if (query.get('origem') === '1') return succeeded([novoRio]);
    return succeeded(query.get('termo')?.startsWith('rio') ? [novoRio] : [tiete, barraFunda]);
  },
};

const Calendario = (props: DataFieldProps) => <CalendarioPrecos {...props} Alerta={AlertaPrecoDialog} />;

export const openHome = (replies: Replies = places, typedFields: Record<string, string> = {}) =>
  renderScreen(
    <HomePage Feed={LocalidadesFeed} Calendario={Calendario} Recentes={BuscasRecentes} SemCatalogo={SemCatalogo} />,
    {
      ports: { replies },
      state: { interface: { ...interfaceSlice.getInitialState(), typedFields }, pagina: umaPagina() },
    },
  );

export const origem = () => screen.getByRole('combobox', { name: 'Origem' });
export const destino = () => screen.getByRole('combobox', { name: 'Destino' });
export const dataIda = () => screen.getByRole('textbox', { name: 'Data de ida' });
export const search = () => userEvent.click(screen.getByRole('button', { name: 'Buscar viagens' }));
export const pick = async (field: HTMLElement, typed: string, shown: RegExp) => {
  await userEvent.type(field, typed);
  await userEvent.click(await screen.findByRole('option', { name: shown }));
};
export const retype = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
