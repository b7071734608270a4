import { toGrupos } from './grupos';

describe('the login groups of a token', () => {
  it('are the three of the spec, and no other that the provider adds [§3.grupos.1]', () => {
    expect(toGrupos(['AgenciaResponsavel', 'sa-east-1_x_Google', 'Agencia', 'Admin'])).toEqual([
      'Admin',
      'Agencia',
      'AgenciaResponsavel',
    ]);
  });

  it.each([undefined, null, 'Admin', {}, [1, null]])('are none in %j', (claim) => expect(toGrupos(claim)).toEqual([]));
});
