import type { Viagem } from '../../src/domain/wire/viagens/viagens';

const preco = {
  tarifaCentavos: 11_990,
  pedagioCentavos: 620,
  taxaEmbarqueCentavos: 890,
  seguroCentavos: 150,
  totalCentavos: 13_650,
};

/** A sample departure for chosen trips and purchases. */
export const viagem: Viagem = {
  id: '801302517',
  linha: '08-0001-00',
  operadora: 'Itapê Transportes',
  partida: {
    localidade: {
      id: '1',
      nome: 'São Paulo',
      uf: 'SP',
      terminal: 'Terminal Rodoviário do Tietê',
      fuso: 'America/Sao_Paulo',
    },
    instante: '2026-11-22T08:00:00-03:00',
    dia: '2026-11-22',
    hora: '08:00',
  },
  chegada: {
    localidade: {
      id: '4',
      nome: 'Rio de Janeiro',
      uf: 'RJ',
      terminal: 'Rodoviária Novo Rio',
      fuso: 'America/Sao_Paulo',
    },
    instante: '2026-11-22T14:30:00-03:00',
    dia: '2026-11-22',
    hora: '14:30',
  },
  duracaoMinutos: 390,
  andares: 1,
  classes: [{ classe: 'convencional', preco, poltronasLivres: 31 }],
  poltronasLivres: 31,
  menorPrecoCentavos: 13_650,
};
