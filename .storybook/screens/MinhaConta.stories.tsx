import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, userEvent } from 'storybook/test';
import { type AppParameters, appStory, runningApp } from '../app/appStory';
import { brokenServer, never, recorded } from '../app/recordings';
import { mensagensIdentidade } from '../../src/domain/base/mensagens';
import { dispositivosRefused } from '../../src/store/conta/minhaConta';
import { answered, recordedData } from '../../tests/bodies/compraBodies';
import { dialogShown, fill, press, shown, soon } from './screenPlay';

const meta: Meta = { title: 'Telas/Minha conta', ...appStory };
export default meta;

const avisos = (aparelhos: object[] = [], email = true) => ({
  'GET /Avisos': answered({ email, aparelhos, canais: { web: 'BCVxsr7N', android: true, ios: true } }),
  'GET /Creditos': answered({ saldoCentavos: 0, validades: [], lancamentos: [] }),
  'GET /Cupons': answered([]),
});
const app = ({ api, ...parameters }: Partial<AppParameters> = {}) => ({
  app: { path: '/minha-conta', identity: 'cliente' as const, api: { ...avisos(), ...api }, ...parameters },
});
const contaKey = 'GET /Conta/ObterPorCognitoId';
const conta = recordedData<object>('GET', '/Conta/ObterPorCognitoId');

export const Default: StoryObj = {
  name: 'Padrão',
  parameters: app(),
  play: async () => {
    await expect(await screen.findByDisplayValue('Carla Cliente', {}, soon)).toBeVisible();
    await expect(await shown('Este aparelho')).toBeVisible();
  },
};

export const WithGoogle: StoryObj = {
  name: 'Quem entra com Google',
  parameters: app({ identity: 'novaConta', api: { [contaKey]: answered(conta), 'GET /Cartoes': answered([]) } }),
  play: async () => {
    await expect(await shown(/Você entra com o Google/)).toBeVisible();
    await expect(await shown('Este aparelho')).toBeVisible();
  },
};

const cartoes = answered([
  { id: 's1', bandeira: 'visa', final4: '4242', validade: '2029-08', vencido: false },
  { id: 's3', bandeira: 'mastercard', final4: '4444', validade: '2024-01', vencido: true },
]);

export const SavedCards: StoryObj = {
  name: 'Cartões guardados',
  parameters: app({ api: { 'GET /Cartoes': cartoes } }),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Remover cartão Visa final 4242' }, soon)).toBeVisible();
    await expect(await shown('Vencido')).toBeVisible();
  },
};

export const RemoveCard: StoryObj = {
  name: 'Remover um cartão',
  parameters: app({ api: { 'GET /Cartoes': cartoes, 'DELETE /Cartoes/:id': brokenServer } }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remover cartão Visa final 4242' }, soon));
    await dialogShown('Remover Visa final 4242?');
  },
};

export const InvalidData: StoryObj = {
  name: 'Dados com erro',
  parameters: app(),
  play: async () => {
    await fill('Nome completo', 'Carla');
    await fill('Celular', '1198');
    await expect(await shown('Informe um nome válido')).toBeVisible();
  },
};

export const RefusedData: StoryObj = {
  name: 'Dados recusados',
  parameters: app({ api: { 'PUT /Conta': recorded('nomeInvalido') } }),
  play: async () => {
    await fill('Nome completo', 'Carla Clienta');
    await press('Salvar dados');
    await expect((await screen.findAllByText('Informe um nome válido', {}, soon))[0]).toBeVisible();
  },
};

export const EmailCode: StoryObj = {
  name: 'E-mail: código enviado',
  parameters: app(),
  play: async () => {
    await fill('Novo e-mail', 'carla.nova@itape.test');
    await press('Alterar e-mail');
    await expect(await shown(/Enviamos um código para/)).toBeVisible();
  },
};

export const WrongEmailCode: StoryObj = {
  name: 'E-mail: código errado',
  parameters: app(),
  play: async () => {
    await fill('Novo e-mail', 'carla.nova@itape.test');
    await press('Alterar e-mail');
    await fill('Código', '000000');
    await press('Confirmar e-mail');
    await expect(await shown('Código incorreto. Confira o e-mail mais recente.')).toBeVisible();
  },
};

export const WrongPassword: StoryObj = {
  name: 'Senha atual errada',
  parameters: app(),
  play: async () => {
    await fill('Senha atual', 'outra123');
    await fill('Nova senha', 'nova1234');
    await press('Alterar senha');
    await expect(await shown(/incorret[ao]/i)).toBeVisible();
  },
};

export const PasswordChanged: StoryObj = {
  name: 'Senha alterada',
  parameters: app(),
  play: async () => {
    await fill('Senha atual', 'senha123');
    await fill('Nova senha', 'nova1234');
    await press('Alterar senha');
    await expect(await shown('Senha alterada.')).toBeVisible();
  },
};

/** The pool reports that it tracks no devices; the story emits that failure. */
export const NoDevices: StoryObj = {
  name: 'Aparelhos: não foi possível listar',
  parameters: app(),
  play: async () => {
    await shown('Este aparelho');
    runningApp().store.dispatch(dispositivosRefused(mensagensIdentidade.dispositivosDesligados));
    await expect(await shown('Não foi possível listar seus aparelhos')).toBeVisible();
  },
};

export const ExportFailed: StoryObj = {
  name: 'Cópia dos dados: erro',
  parameters: app({ api: { 'GET /Conta/Exportacao': brokenServer } }),
  play: async () => {
    await press('Baixar meus dados');
    await expect(await shown('Não foi possível baixar o arquivo. Tente novamente.')).toBeVisible();
  },
};

export const Deleting: StoryObj = {
  name: 'Excluir conta',
  parameters: app(),
  play: async () => {
    await press('Excluir conta');
    await expect(await dialogShown('Excluir sua conta?')).toBeVisible();
  },
};

export const DeletingRefused: StoryObj = {
  name: 'Excluir conta: senha errada',
  parameters: app(),
  play: async () => {
    await press('Excluir conta');
    await fill('Confirme sua senha', 'outra123');
    await press('Excluir para sempre');
    await expect(await shown('Senha incorreta.')).toBeVisible();
  },
};

export const DeletingFailed: StoryObj = {
  name: 'Excluir conta: sem resposta',
  parameters: app({ api: { 'DELETE /Conta': brokenServer } }),
  play: async () => {
    await press('Excluir conta');
    await fill('Confirme sua senha', 'senha123');
    await press('Excluir para sempre');
    await expect(await screen.findByRole('alert', {}, soon)).toBeVisible();
  },
};

export const Loading: StoryObj = {
  name: 'Carregando',
  parameters: app({ api: { [contaKey]: never } }),
  play: async () => {
    await expect(await screen.findByText('Carregando sua conta', {}, soon)).toBeInTheDocument();
  },
};

const TELEFONE = {
  dispositivo: 'app-1',
  canal: 'android',
  nome: 'Chrome no Android',
  criadoEm: '2026-05-12T09:00:00Z',
};

export const Notices: StoryObj = {
  name: 'Avisos em dois aparelhos',
  parameters: app({
    api: avisos([TELEFONE, { ...TELEFONE, dispositivo: 'web-2', canal: 'web', nome: 'Firefox no Windows' }], false),
  }),
  play: async () => {
    await expect((await screen.findAllByText('Firefox no Windows', {}, soon))[0]).toBeVisible();
    await expect(await screen.findByRole('switch', { name: 'Lembretes por e-mail' }, soon)).not.toBeChecked();
  },
};

export const NoticesBlocked: StoryObj = {
  name: 'Avisos: bloqueados no aparelho',
  parameters: app(),
  play: async () => {
    await userEvent.click(await screen.findByRole('switch', { name: 'Avisos neste aparelho' }, soon));
    await expect(await shown(/Os avisos estão bloqueados/)).toBeVisible();
  },
};

export const NoticesUnread: StoryObj = {
  name: 'Avisos: não abriram',
  parameters: app({ api: { 'GET /Avisos': brokenServer } }),
  play: async () => {
    await expect(await shown('Não conseguimos abrir os avisos')).toBeVisible();
  },
};

const emCredito = {
  'GET /Creditos': answered({
    saldoCentavos: 9_825,
    validades: [{ saldoCentavos: 9_825, validoAte: '2027-11-28' }],
    lancamentos: [
      { tipo: 'usado', em: '2026-11-29T12:00:00Z', valorCentavos: -2_000, localizador: 'DEF567' },
      {
        tipo: 'concedido',
        em: '2026-11-28T12:00:00Z',
        valorCentavos: 11_825,
        bonusCentavos: 1_075,
        localizador: 'ABC234',
      },
    ],
  }),
};

export const Credit: StoryObj = {
  name: 'Com crédito',
  parameters: app({ api: emCredito }),
  play: async () => {
    await expect(await shown('Para usar em qualquer compra até 28/11/2027.')).toBeVisible();
  },
};

const atraso = (codigo: string, [origem, destino, dia]: readonly [string, string, string], validoAte: string) => ({
  codigo,
  descricao: `Pelo atraso de ${origem} → ${destino}`,
  motivo: { tipo: 'atraso', origem, destino, dia },
  percentual: 10,
  tetoCentavos: 5_000,
  validoAte,
});

export const Coupons: StoryObj = {
  name: 'Com cupons',
  parameters: app({
    api: {
      'GET /Cupons': answered([
        atraso('ATRASOK7M2QXH4', ['São Paulo', 'Rio de Janeiro', '2026-11-28'], '2027-05-28'),
        atraso('ATRASOW3N8PTRA', ['São José do Rio Preto', 'São José dos Campos', '2026-11-29'], '2027-05-29'),
      ]),
    },
  }),
  play: async () => {
    await expect(await shown('Meus cupons')).toBeVisible();
    await expect(await screen.findAllByRole('button', { name: 'Copiar código' }, soon)).toHaveLength(2);
  },
};

export const CouponsUnread: StoryObj = {
  name: 'Cupons: não abriram',
  parameters: app({ api: { 'GET /Cupons': brokenServer } }),
  play: async () => {
    await expect(await shown('Não conseguimos abrir seus cupons')).toBeVisible();
  },
};

export const CreditUnread: StoryObj = {
  name: 'Créditos: não abriram',
  parameters: app({ api: { 'GET /Creditos': brokenServer } }),
  play: async () => {
    await expect(await shown('Não conseguimos abrir seus créditos')).toBeVisible();
  },
};

export const CreditLost: StoryObj = {
  name: 'Excluir a conta com crédito',
  parameters: app({ api: emCredito }),
  play: async () => {
    await press('Excluir conta');
    await expect(await shown(/em crédito. Com a exclusão, ele se perde/)).toBeVisible();
  },
};
