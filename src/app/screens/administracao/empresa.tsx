import { EmpresaPage } from '../../../features/administracao/empresa/EmpresaPage';
import { PreviaContrato } from '../../../features/conta/cadastro/PreviaContrato';
import { administrarEmpresa } from '../../../sagas/administracao/administrarEmpresa';
import { guardarEmpresa } from '../../../sagas/administracao/guardarEmpresa';
import { installReads } from '../../installReads';
import { lazyModule } from '../../loading/lazyModule';

const termo = lazyModule(
  async () => ({
    Screen: (
      await import(/* webpackChunkName: "empresa-termos" */ '../../../features/administracao/empresa/TermoDialog')
    ).TermoDialog,
  }),
  { kind: 'over', titulo: 'Termos de uso' },
);

/** The company's document; the dialog of its terms loads once it is asked for. */
export function Screen() {
  return <EmpresaPage Previa={PreviaContrato} Dialogo={termo} />;
}

export const install = installReads;
export const workflows = [administrarEmpresa, guardarEmpresa];
