import type { PeriodoTarifa } from '../../src/domain/viagens/tarifas/regraTarifa';

/** National holidays with the days on which people leave for them, until 2030. */
export const feriados: PeriodoTarifa[] = [
  { de: '2026-02-13', ate: '2026-02-18' }, // Carnaval
  { de: '2026-04-02', ate: '2026-04-05' }, // Páscoa
  { de: '2026-04-20', ate: '2026-04-21' }, // Tiradentes
  { de: '2026-04-30', ate: '2026-05-01' }, // Dia do Trabalho
  { de: '2026-06-03', ate: '2026-06-07' }, // Corpus Christi
  { de: '2026-09-06', ate: '2026-09-07' }, // Independência
  { de: '2026-10-11', ate: '2026-10-12' }, // Nossa Senhora Aparecida
  { de: '2026-11-01', ate: '2026-11-02' }, // Finados
  { de: '2026-11-14', ate: '2026-11-15' }, // República
  { de: '2026-11-19', ate: '2026-11-20' }, // Consciência Negra
  { de: '2026-12-23', ate: '2026-12-26' }, // Natal
  { de: '2026-12-30', ate: '2027-01-02' }, // Ano Novo
  { de: '2027-02-05', ate: '2027-02-10' }, // Carnaval
  { de: '2027-03-25', ate: '2027-03-28' }, // Páscoa
  { de: '2027-04-20', ate: '2027-04-21' }, // Tiradentes
  { de: '2027-04-30', ate: '2027-05-01' }, // Dia do Trabalho
  { de: '2027-05-26', ate: '2027-05-30' }, // Corpus Christi
  { de: '2027-09-06', ate: '2027-09-07' }, // Independência
  { de: '2027-10-11', ate: '2027-10-12' }, // Nossa Senhora Aparecida
  { de: '2027-11-01', ate: '2027-11-02' }, // Finados
  { de: '2027-11-14', ate: '2027-11-15' }, // República
  { de: '2027-11-19', ate: '2027-11-20' }, // Consciência Negra
  { de: '2027-12-23', ate: '2027-12-26' }, // Natal
  { de: '2027-12-30', ate: '2028-01-02' }, // Ano Novo
  { de: '2028-02-25', ate: '2028-03-01' }, // Carnaval
  { de: '2028-04-13', ate: '2028-04-16' }, // Páscoa
  { de: '2028-04-20', ate: '2028-04-21' }, // Tiradentes
  { de: '2028-04-30', ate: '2028-05-01' }, // Dia do Trabalho
  { de: '2028-06-14', ate: '2028-06-18' }, // Corpus Christi
  { de: '2028-09-06', ate: '2028-09-07' }, // Independência
  { de: '2028-10-11', ate: '2028-10-12' }, // Nossa Senhora Aparecida
  { de: '2028-11-01', ate: '2028-11-02' }, // Finados
  { de: '2028-11-14', ate: '2028-11-15' }, // República
  { de: '2028-11-19', ate: '2028-11-20' }, // Consciência Negra
  { de: '2028-12-23', ate: '2028-12-26' }, // Natal
  { de: '2028-12-30', ate: '2029-01-02' }, // Ano Novo
  { de: '2029-02-09', ate: '2029-02-14' }, // Carnaval
  { de: '2029-03-29', ate: '2029-04-01' }, // Páscoa
  { de: '2029-04-20', ate: '2029-04-21' }, // Tiradentes
  { de: '2029-04-30', ate: '2029-05-01' }, // Dia do Trabalho
  { de: '2029-05-30', ate: '2029-06-03' }, // Corpus Christi
  { de: '2029-09-06', ate: '2029-09-07' }, // Independência
  { de: '2029-10-11', ate: '2029-10-12' }, // Nossa Senhora Aparecida
  { de: '2029-11-01', ate: '2029-11-02' }, // Finados
  { de: '2029-11-14', ate: '2029-11-15' }, // República
  { de: '2029-11-19', ate: '2029-11-20' }, // Consciência Negra
  { de: '2029-12-23', ate: '2029-12-26' }, // Natal
  { de: '2029-12-30', ate: '2030-01-02' }, // Ano Novo
  { de: '2030-03-01', ate: '2030-03-06' }, // Carnaval
  { de: '2030-04-18', ate: '2030-04-21' }, // Páscoa
  { de: '2030-04-20', ate: '2030-04-21' }, // Tiradentes
  { de: '2030-04-30', ate: '2030-05-01' }, // Dia do Trabalho
  { de: '2030-06-19', ate: '2030-06-23' }, // Corpus Christi
  { de: '2030-09-06', ate: '2030-09-07' }, // Independência
  { de: '2030-10-11', ate: '2030-10-12' }, // Nossa Senhora Aparecida
  { de: '2030-11-01', ate: '2030-11-02' }, // Finados
  { de: '2030-11-14', ate: '2030-11-15' }, // República
  { de: '2030-11-19', ate: '2030-11-20' }, // Consciência Negra
  { de: '2030-12-23', ate: '2030-12-26' }, // Natal
  { de: '2030-12-30', ate: '2031-01-02' }, // Ano Novo
];

/** The summer and winter holidays of schools, until 2030. */
export const ferias: PeriodoTarifa[] = [2026, 2027, 2028, 2029, 2030].flatMap((ano) => [
  { de: `${ano}-07-01`, ate: `${ano}-07-31` },
  { de: `${ano}-12-15`, ate: `${ano + 1}-01-31` },
]);
