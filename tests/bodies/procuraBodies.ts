import type { BilheteEncontrado, BilhetesEncontrados } from '../../src/domain/wire/bilhetes/procura';
import { novoRio, tiete, umaParada } from '../support/viagemBuilders';

/** The localizador of {@link achadosDe}. */
export const LOCALIZADOR = 'K7Q2MP';

/** A valid ticket as it is found without signing in. */
export const umEncontrado = (fields: Partial<BilheteEncontrado> = {}): BilheteEncontrado => ({
  situacao: 'emitido',
  viagemId: '100',
  linha: '08-0123-00',
  operadora: 'Itapê',
  partida: umaParada(tiete, '2026-12-05', '22:30'),
  chegada: umaParada(novoRio, '2026-12-06', '04:40'),
  plataforma: '34',
  poltrona: 12,
  classe: 'executivo',
  passageiro: { nome: 'A*** C*** S***', documento: 'CPF ***.982.***-**' },
  andamento: { situacao: 'no_horario', atrasoMinutos: 0, previsao: null, motivo: null },
  ...fields,
});

/** The answer of a search with these tickets. */
export const achadosDe = (
  bilhetes: BilheteEncontrado[] = [umEncontrado()],
  email: string | null = 'a***@itape.test',
): BilhetesEncontrados => ({ localizador: LOCALIZADOR, email, bilhetes });

/** An order of three passengers, there and back for the first of them. */
export const variosEncontrados = (): BilheteEncontrado[] => [
  umEncontrado(),
  umEncontrado({ poltrona: 13, passageiro: { nome: 'B*** A***', documento: 'RG *******89' } }),
  umEncontrado({
    poltrona: 7,
    viagemId: '200',
    partida: umaParada(novoRio, '2026-12-09', '08:00'),
    chegada: umaParada(tiete, '2026-12-09', '14:10'),
    plataforma: null,
  }),
];

/** A departure that is forty minutes late. */
export const atrasada: NonNullable<BilheteEncontrado['andamento']> = {
  situacao: 'atrasada',
  atrasoMinutos: 40,
  previsao: { dia: '2026-12-05', hora: '23:10' },
  motivo: 'Trânsito na chegada do ônibus.',
};
