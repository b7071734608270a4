import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../Button/Button';
import { TicketCard } from './TicketCard';

const meta: Meta<typeof TicketCard> = {
  title: 'Bilhetes/TicketCard',
  component: TicketCard,
  args: {
    data: 'sábado, 05/12/2026',
    partida: { hora: '22:30', cidade: 'São Paulo, SP', terminal: 'Terminal Rodoviário do Tietê' },
    chegada: { hora: '05:00', cidade: 'Rio de Janeiro, RJ', terminal: 'Rodoviária Novo Rio' },
    diaChegada: '+1 dia',
    passageiro: 'Maria Aparecida de Souza',
    documento: 'RG 12.345.678-9',
    poltrona: 12,
    classe: 'Executivo',
    plataforma: '34',
    linha: '06-0120-00',
    localizador: 'K7M2Q9',
    codigos: [
      {
        nome: 'Código de embarque',
        texto: 'ITAPE-K7M2Q9-12',
        legenda: 'Mostre ao motorista, com um documento com foto',
      },
      {
        nome: 'QR Code fiscal',
        texto: 'https://bpe.itape.test/qr?chBPe=35260712345678000123630010000000011000000108&tpAmb=2',
        legenda: 'BP-e, ambiente de homologação',
      },
    ],
    children: (
      <>
        <Button variant="secondary">Baixar PDF</Button>
        <Button variant="secondary">Adicionar à agenda</Button>
        <Button variant="quiet">Remarcar</Button>
      </>
    ),
  },
};
export default meta;
type Story = StoryObj<typeof TicketCard>;

export const Default: Story = {};
export const OneCode: Story = {
  args: { codigos: [{ nome: 'Código de embarque', texto: 'ITAPE-K7M2Q9-12', legenda: 'Mostre ao motorista' }] },
};
export const Cancelled: Story = { args: { isVoid: true, situacao: { texto: 'Cancelado', kind: 'danger' } } };
export const PlatformUnknown: Story = { args: { plataforma: null, codigos: [], children: undefined } };
export const LongContent: Story = {
  args: {
    partida: {
      hora: '00:15',
      cidade: 'Vila Bela da Santíssima Trindade, MT',
      terminal: 'Terminal Rodoviário Municipal Prefeito Joaquim de Almeida',
    },
    chegada: {
      hora: '23:55',
      cidade: 'São José do Vale do Rio Preto, RJ',
      terminal: 'Terminal Rodoviário Bianor Martins Esteves',
    },
    diaChegada: '+2 dias',
    passageiro: 'Pedro de Alcântara Francisco Antônio João Carlos Xavier de Paula Miguel Rafael Joaquim José Gonzaga',
    situacao: { texto: 'Embarque em 2 horas', kind: 'accent' },
  },
};
