import type { TicketCardProps } from './TicketCard';

/** A sample ticket with its three codes, for stories and tests. */
export const sampleTicket: TicketCardProps = {
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
    { nome: 'Código da catraca', texto: 'TIETE-000123-K7M2Q9', legenda: 'Para entrar na área de embarque do terminal' },
    {
      nome: 'QR Code fiscal',
      texto: 'https://bpe.itape.test/qr?chBPe=35260712345678000123630010000000011000000108&tpAmb=2',
      legenda: 'BP-e, ambiente de homologação',
    },
  ],
};
