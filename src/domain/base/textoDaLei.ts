import { msg, translated } from '../../words/t';

/**
 * Texts of law that the server's tables have today: the rights at a delay (`direito_atraso`), and the bases of a policy
 * (`politica`). The catalogues know them by this list; no screen carries it.
 */
export const textosDaLei: readonly string[] = [
  msg('Atraso de mais de 1 hora: você escolhe'),
  msg('Embarcar por outra empresa, receber de volta na hora o que pagou, ou esperar esta viagem.'),
  msg('Lei 11.975/2009, art. 3º'),
  msg('Atraso de mais de 3 horas: alimentação por conta da empresa'),
  msg('E hospedagem, se a viagem não puder continuar no mesmo dia.'),
  msg('Lei 11.975/2009, art. 4º'),
  msg('Lei 11.975/2009'),
  msg('Lei 11.975/2009 e Resoluções ANTT 4.282/2014 e 6.033/2023'),
  msg('Lei 11.975/2009 e normas da ARTESP'),
];

/** A text of law in the active language; one of a later law stays as the table has it. */
export const sayTextoDaLei = (texto: string): string => translated(texto);
