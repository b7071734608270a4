import { sampleTicket } from '../TicketCard/sampleTicket';
import type { PrintSheetProps } from './PrintSheet';

/** A complete BP-e sheet, for stories and tests. */
export const sampleSheet: PrintSheetProps = {
  title: 'Bilhete de passagem eletrônico (BP-e)',
  lede: 'São Paulo, SP para Rio de Janeiro, RJ',
  emissor: ['Itapê Transportes e Turismo Ltda.', 'CNPJ 12.345.678/0001-23', 'Av. Cruzeiro do Sul, 1800, São Paulo, SP'],
  codigos: sampleTicket.codigos,
  blocos: [
    {
      titulo: 'Viagem',
      linhas: [
        { label: 'Partida', value: 'sábado, 05/12/2026, 22:30' },
        { label: 'Terminal', value: 'Terminal Rodoviário do Tietê' },
        { label: 'Chegada', value: 'domingo, 06/12/2026, 05:00' },
        { label: 'Destino', value: 'Rodoviária Novo Rio' },
        { label: 'Linha', value: '06-0120-00' },
        { label: 'Plataforma', value: '34' },
        { label: 'Poltrona e classe', value: '12, executivo' },
      ],
    },
    {
      titulo: 'Passageiro',
      linhas: [
        { label: 'Nome', value: 'Maria Aparecida de Souza' },
        { label: 'Documento', value: 'RG 12.345.678-9' },
        { label: 'Localizador', value: 'K7M2Q9' },
      ],
    },
    {
      titulo: 'Preço',
      linhas: [
        { label: 'Tarifa', value: 'R$ 100,00' },
        { label: 'Pedágio', value: 'R$ 6,00' },
        { label: 'Taxa de embarque', value: 'R$ 5,00' },
        { label: 'Seguro', value: 'R$ 1,50' },
        { label: 'Total', value: 'R$ 112,50' },
      ],
    },
    {
      titulo: 'Documento fiscal',
      linhas: [
        { label: 'Série e número', value: '1 / 000000001' },
        { label: 'Emissão', value: '21/11/2026, 09:06' },
        { label: 'Chave de acesso', value: '3526 0712 3456 7800 0123 6300 1000 0000 0110 0000 0108' },
      ],
    },
  ],
  avisos: ['Chegue 30 minutos antes, com documento com foto.', 'Bagagem: 30 kg no porão e 5 kg na mão.'],
};
