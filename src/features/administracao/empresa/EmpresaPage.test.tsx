import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import {
  termosPublicados,
  umaCompanhia,
  umaCompanhiaAdministrada,
  versoesEmpresa,
} from '../../../../tests/bodies/companhiaBodies';
import { offline, succeeded } from '../../../../tests/support/builders';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { umaPessoa } from '../../../../tests/support/signedInFlow';
import type { DadosCompanhia } from '../../../domain/wire/companhia/companhia';
import type { HttpResult } from '../../../services/ports';
import { aplicativosPadrao, coresPadrao, marcaPadrao } from '../../../domain/companhia/marca/marcaPadrao';
import { toDadosEmpresa } from '../../../domain/companhia/formularioEmpresa';
import { rascunhoEmpresaKept } from '../../../store/administracao/rascunhoEmpresa';
import { stale } from '../../../store/api/stale';
import { sessaoStarted } from '../../../store/sessao/sessao';
import { submissionReached } from '../../../store/submissions';
import { EmpresaPage } from './EmpresaPage';
import { RegrasDeVenda } from './RegrasDeVenda';
import { TermoDialog } from './TermoDialog';

const Previa = ({ html }: { html: string }) => <p>{`Prévia: ${html}`}</p>;
/** A document of few fields: each query by role walks through all of them. */
const dadosDe = (change: Partial<DadosCompanhia> = {}) =>
  umaCompanhia({ vagas: [], apresentacao: { resumo: '', historia: [], compromissos: [] }, ...change });
const companhia = umaCompanhiaAdministrada({ dados: dadosDe() });
const SHA = Array.from({ length: 32 }, () => 'AB').join(':');
const LENTO_MS = 60_000;

function open(reply: HttpResult<unknown> = succeeded(companhia)) {
  const answers = { now: reply };
  const app = renderScreen(<EmpresaPage Previa={Previa} Dialogo={TermoDialog} Regras={RegrasDeVenda} />, {
    ports: {
      replies: {
        'GET /Administracao/Empresa': () => answers.now,
        'GET /Administracao/Empresa/Versoes': succeeded(versoesEmpresa),
        'GET /Administracao/Termos': succeeded(termosPublicados),
      },
    },
  });
  act(() => void app.store.dispatch(sessaoStarted(umaPessoa())));
  return { ...app, answers };
}
const nome = () => screen.findByRole('textbox', { name: /^Nome da empresa/ });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Salvar dados da empresa' }));
const typeInto = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.paste(text);
};

describe('the company’s document', () => {
  it(
    'is a form of all its parts, with its changes and who made them',
    async () => {
      const { container } = open(succeeded(umaCompanhiaAdministrada()));
      expect(await nome()).toHaveValue('Itapê');
      expect(screen.getByText('Tudo salvo: versão 4')).toBeVisible();
      const carrier = within(screen.getByRole('group', { name: 'Transportadora 1' }));
      expect(carrier.getByRole('textbox', { name: 'CNPJ' })).toHaveValue('12.345.678/0001-95');
      expect(await screen.findByRole('list', { name: 'Histórico' })).toHaveTextContent(
        /Versão 4.*por Rita Admin.*Mudou: Canais de atendimento, Transportadoras/,
      );
      expect(await axe(container)).toHaveNoViolations();
    },
    LENTO_MS,
  );

  it(
    'is saved over the version that was seen, and goes on with the next one where it was',
    async () => {
      const { events, store } = open();
      const field = await nome();
      await typeInto(field, 'Itapê Nova');
      expect(screen.getByText('Alterações não salvas')).toBeVisible();
      await save();
      const dados = dadosDe({ nome: 'Itapê Nova' });
      expect(events.at(-1)).toEqual({ type: 'EmpresaEnviada', payload: { versao: 4, dados } });
      const valor = { ...companhia, versao: 5, dados };
      act(() => void store.dispatch(submissionReached('empresa', { phase: 'sending', acao: 'salvar' })));
      act(() => void store.dispatch(submissionReached('empresa', { phase: 'done', acao: 'salvar', valor })));
      expect(screen.getByText('Tudo salvo: versão 5')).toBeVisible();
      expect(await nome()).toBe(field);
      expect(field).toHaveValue('Itapê Nova');
      expect(events.at(-1)).toEqual({ type: 'EmpresaDesfeita', payload: undefined });
    },
    LENTO_MS,
  );

  it(
    'says every fault at once, each with its item, and is not sent',
    async () => {
      const { events } = open();
      await typeInto(await nome(), ' ');
      await userEvent.click(screen.getByRole('button', { name: 'Mais uma transportadora' }));
      const second = within(screen.getByRole('group', { name: 'Transportadora 2' }));
      expect(second.getByRole('textbox', { name: /^Nome nas linhas/ })).toHaveFocus();
      await save();
      expect(await screen.findByRole('button', { name: 'Informe o nome da empresa' })).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Transportadora 2: Informe o CNPJ' }));
      expect(second.getByRole('textbox', { name: 'CNPJ' })).toHaveFocus();
      expect(events.some(({ type }) => type === 'EmpresaEnviada')).toBe(false);
      await userEvent.click(screen.getByRole('button', { name: 'Tirar a transportadora 2' }));
      expect(screen.getByRole('button', { name: 'Mais uma transportadora' })).toHaveFocus();
    },
    LENTO_MS,
  );

  it(
    'that the server refuses keeps what was typed, with the reasons at their fields',
    async () => {
      const { store } = open();
      await typeInto(await nome(), 'Outra');
      act(() => void store.dispatch(submissionReached('empresa', { phase: 'sending', acao: 'salvar' })));
      act(() => {
        const erros = [{ campo: 'transportadoras[0].cnpj', mensagem: 'Informe um CNPJ válido' }];
        store.dispatch(submissionReached('empresa', { phase: 'refused', acao: 'salvar', erros }));
      });
      expect(await nome()).toHaveValue('Outra');
      const carrier = within(screen.getByRole('group', { name: 'Transportadora 1' }));
      expect(carrier.getByRole('textbox', { name: 'CNPJ' })).toBeInvalid();
    },
    LENTO_MS,
  );

  it(
    'asks before the tab is closed over unsaved changes only',
    async () => {
      open();
      const field = await nome();
      const closing = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
      expect(closing()).toBe(true);
      await typeInto(field, 'Outra');
      expect(closing()).toBe(false);
      await typeInto(field, 'Itapê');
      expect(closing()).toBe(true);
    },
    LENTO_MS,
  );

  it(
    'of a company that has none is filled in from the beginning',
    async () => {
      const { events } = open(succeeded(null));
      expect(await screen.findByText('A empresa ainda não tem dados')).toBeVisible();
      await typeInto(await nome(), 'Viação Serra');
      expect(events.at(-1)).toMatchObject({ type: 'EmpresaDigitada', payload: { base: null } });
    },
    LENTO_MS,
  );

  it('that could not be read is asked for again', async () => {
    const { answers } = open(offline());
    const again = await screen.findByRole('button', { name: 'Tentar novamente' });
    answers.now = succeeded(companhia);
    await userEvent.click(again);
    expect(await nome()).toHaveValue('Itapê');
  });
});

describe('text that was typed before and not saved', () => {
  const valores = { ...toDadosEmpresa(companhia.dados), nome: 'Itapê Nova' };

  it(
    'is back in the fields of who typed it, and can be dropped',
    async () => {
      const { store, unmount } = open();
      await nome();
      act(() => void store.dispatch(rascunhoEmpresaKept({ sub: umaPessoa().sub, base: companhia, valores })));
      unmount();
      const again = renderScreen(<EmpresaPage Previa={Previa} Dialogo={TermoDialog} Regras={RegrasDeVenda} />, {
        state: store.getState(),
        ports: {
          replies: {
            'GET /Administracao/Empresa': succeeded(companhia),
            'GET /Administracao/Empresa/Versoes': succeeded([]),
            'GET /Administracao/Termos': succeeded([]),
          },
        },
      });
      expect(await nome()).toHaveValue('Itapê Nova');
      await userEvent.click(screen.getByRole('button', { name: 'Descartar o que digitei' }));
      expect(await nome()).toHaveValue('Itapê');
      expect(again.events.at(-1)).toMatchObject({ type: 'EmpresaDesfeita' });
    },
    LENTO_MS,
  );

  it(
    'is not shown to another person',
    async () => {
      const { store } = open();
      act(() => void store.dispatch(rascunhoEmpresaKept({ sub: 'outra', base: companhia, valores })));
      expect(await nome()).toHaveValue('Itapê');
    },
    LENTO_MS,
  );
});

describe('another person’s change', () => {
  const outra = {
    ...companhia,
    versao: 5,
    autor: 'Bia Admin',
    dados: dadosDe({ nome: 'Delas', descritorFatura: 'DELAS' }),
  };
  const meet = async () => {
    const app = open();
    await typeInto(await nome(), 'Minha');
    app.answers.now = succeeded(outra);
    act(() => void app.store.dispatch(stale('Empresa')));
    expect(await screen.findByText('Outra pessoa mudou os dados da empresa')).toBeVisible();
    return app;
  };
  const fatura = () => screen.getByRole('textbox', { name: /^Texto na fatura/ });

  it(
    'is told by name and part, and put together with the own one',
    async () => {
      const { events } = await meet();
      expect(screen.getByText(/Bia Admin salvou a versão 5.*mudou: Nome, Texto na fatura do cartão/)).toBeVisible();
      expect(screen.getByText(/Você também mudou: Nome\./)).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Juntar com o que digitei' }));
      expect(await nome()).toHaveValue('Minha');
      expect(fatura()).toHaveValue('DELAS');
      await save();
      expect(events.at(-1)).toMatchObject({
        payload: { versao: 5, dados: { nome: 'Minha', descritorFatura: 'DELAS' } },
      });
    },
    LENTO_MS,
  );

  it(
    'may stand alone',
    async () => {
      await meet();
      await userEvent.click(screen.getByRole('button', { name: 'Descartar o que digitei' }));
      expect(await nome()).toHaveValue('Delas');
      expect(screen.getByText('Tudo salvo: versão 5')).toBeVisible();
    },
    LENTO_MS,
  );

  it(
    'is simply shown where nothing was typed',
    async () => {
      const { answers, store } = open();
      await nome();
      answers.now = succeeded(outra);
      act(() => void store.dispatch(stale('Empresa')));
      expect(await screen.findByText('Tudo salvo: versão 5')).toBeVisible();
      expect(await nome()).toHaveValue('Delas');
    },
    LENTO_MS,
  );
});

describe('the terms of use', () => {
  it(
    'are listed with their state and author, and the next version is seen before it is published',
    async () => {
      const { events } = open();
      await userEvent.click(await screen.findByRole('button', { name: /^Versão 2, desde 01\/06\/2026: em vigor/ }));
      expect(screen.getByText(/Publicada por Rita Admin em 20\/05\/2026/)).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Nova versão' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Termos de uso, versão 4' }));
      await typeInto(dialog.getByRole('textbox', { name: /^Texto/ }), '<p>Novos.</p>');
      expect(dialog.getByText('Prévia: <p>Novos.</p>')).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Publicar versão' }));
      expect(events.at(-1)).toMatchObject({
        type: 'TermoEnviado',
        payload: { termo: { versao: 4, conteudo: '<p>Novos.</p>' } },
      });
    },
    LENTO_MS,
  );
});

describe('brand and apps', () => {
  it(
    'are typed beside a preview, and sent as the document has them',
    async () => {
      const { events } = open();
      await nome();
      await typeInto(screen.getByRole('textbox', { name: 'Texto do logotipo' }), 'Serra');
      expect(screen.getAllByRole('img', { name: 'Serra' })).toHaveLength(2);
      const cor = screen.getByRole('textbox', { name: 'Cor principal, tema claro' });
      await typeInto(cor, '#7A1F');
      expect(screen.getByText('A prévia volta quando todas as cores estiverem escritas.')).toBeVisible();
      await typeInto(cor, '#7A1FA2');
      const sample = screen.getByText('Tema claro').closest('figure');
      expect(sample?.style.getPropertyValue('--it-preview-primary')).toBe('#7a1fa2');
      await typeInto(screen.getByRole('textbox', { name: /^Certificados/ }), SHA.toLowerCase());
      await save();
      const dados = dadosDe({
        marca: {
          ...marcaPadrao,
          logotipo: 'Serra',
          cores: { ...coresPadrao, clara: { ...coresPadrao.clara, primaria: '#7a1fa2' } },
        },
        aplicativos: { ...aplicativosPadrao, android: { ...aplicativosPadrao.android, certificados: [SHA] } },
      });
      expect(events.at(-1)).toEqual({ type: 'EmpresaEnviada', payload: { versao: 4, dados } });
    },
    LENTO_MS,
  );

  it(
    'are refused with the contrast of a colour that nobody could read, at its field',
    async () => {
      const { events } = open();
      await nome();
      const cor = screen.getByRole('textbox', { name: 'Cor de destaque, tema claro' });
      await typeInto(cor, '#ffcc00');
      await save();
      expect(cor).toBeInvalid();
      expect(cor).toHaveAccessibleDescription(/Contraste de 1,2:1, e o mínimo é 4,5:1. Use uma cor mais escura./);
      expect(events.some(({ type }) => type === 'EmpresaEnviada')).toBe(false);
    },
    LENTO_MS,
  );
});
