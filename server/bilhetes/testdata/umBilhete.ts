import type { Bilhete } from '../../../src/domain/wire/bilhetes/bilhetes';
import { qrFiscalBpe } from '../../../src/domain/bilhetes/bpe';
import type { BilheteOfDono } from '../ownBilhetes';

const CHAVE = '35260712345678000123630010000000011000000108';

/** A ticket with every accent that the paper must print. */
export const umBilhete = (change: Partial<Bilhete> = {}): Bilhete => ({
  id: '0197c0de-0000-7000-8000-000000000001',
  pedidoId: '0197c0de-0000-7000-8000-000000000002',
  viagemId: '100012345',
  localizador: 'K7RTQ2',
  situacao: 'emitido',
  emitidoEm: '2026-11-21T12:34:56.000Z',
  numero: 42,
  serie: 1,
  chaveBpe: CHAVE,
  qrFiscal: qrFiscalBpe(CHAVE, 2),
  codigoEmbarque: `IT1.${'MDE5N2MwZGUtMDAwMC03MDAwLTgwMDAtMDAwMDAwMDAwMDAxOjEwMDAxMjM0NToxMg'}.${'A'.repeat(86)}`,
  codigoCatraca: `CT1.1.202612012330.${CHAVE}`,
  passageiro: { nome: 'Conceição Araújo de Antônio Guimarães', documento: 'RG 12.345.678-9' },
  linha: '06-0123-00',
  operadora: {
    nome: 'Itapê Transportes',
    razaoSocial: 'Itapê Transportes S.A.',
    cnpj: '12345678000195',
    ie: '110042490114',
    uf: 'SP',
    endereco: 'Av. Cruzeiro do Sul, 1800, São Paulo/SP',
    ambiente: 'homologacao',
  },
  partida: {
    localidade: {
      id: '1',
      nome: 'São Paulo',
      uf: 'SP',
      terminal: 'Terminal Rodoviário do Tietê',
      fuso: 'America/Sao_Paulo',
    },
    instante: '2026-12-01T23:30:00-03:00',
    dia: '2026-12-01',
    hora: '23:30',
  },
  chegada: {
    localidade: { id: '2', nome: 'Cuiabá', uf: 'MT', terminal: 'Rodoviária de Cuiabá', fuso: 'America/Cuiaba' },
    instante: '2026-12-03T01:15:00-04:00',
    dia: '2026-12-03',
    hora: '01:15',
  },
  plataforma: '23',
  poltrona: 12,
  classe: 'leito-cama',
  preco: {
    tarifaCentavos: 10_000,
    pedagioCentavos: 600,
    taxaEmbarqueCentavos: 500,
    seguroCentavos: 150,
    totalCentavos: 11_250,
  },
  totalCentavos: 11_250,
  formaPagamento: 'Pix',
  autorizacaoMenor: false,
  chaveSubstituida: null,
  regras: ['Desistiu em até 7 dias da compra, sem usar o bilhete: devolvemos tudo.'],
  ...change,
});

export const umBilheteImpresso = (change: Partial<BilheteOfDono> = {}): BilheteOfDono => ({
  bilhete: umBilhete(),
  comprador: 'Ana Souza',
  canal: 1,
  ...change,
});
