import { termosPublicados } from '../../../tests/bodies/companhiaBodies';
import { listErrors } from '../../ui/form/submit/listErrors';
import { validateWith } from '../../ui/form/submit/validateWith';
import { proximoTermo, situacaoDoTermo, toTermo } from './termoDigitado';
import { termoDigitadoSchema } from './termoDigitadoSchema';

const faults = (values: object) => listErrors(validateWith(termoDigitadoSchema)(values)).map(({ name }) => name);

describe('the next version of the terms', () => {
  const proximo = proximoTermo(termosPublicados, '2026-11-23');

  it('begins with the words of the last one, and is the next number', () => {
    expect(proximo).toEqual({ versao: 4, vigenteDe: '23/11/2026', conteudo: termosPublicados[2]?.conteudo });
    expect(proximoTermo([], '2026-11-23')).toEqual({ versao: 1, vigenteDe: '23/11/2026', conteudo: '' });
    expect(toTermo(proximo)).toMatchObject({ versao: 4, vigenteDe: '2026-11-23' });
  });

  it('is refused without words, and by a day that there is not', () => {
    expect(faults(proximo)).toEqual([]);
    expect(faults({ ...proximo, conteudo: ' ', vigenteDe: '31/02/2027' }).toSorted()).toEqual([
      'conteudo',
      'vigenteDe',
    ]);
  });
});

it('a version is in force from its day until the next one is', () => {
  const states = (hoje: string) => termosPublicados.map((termo) => situacaoDoTermo(termo, termosPublicados, hoje));
  expect(states('2026-11-23')).toEqual(['anterior', 'em_vigor', 'futuro']);
  expect(states('2027-01-01')).toEqual(['anterior', 'anterior', 'em_vigor']);
});
