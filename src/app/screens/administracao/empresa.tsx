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

const regras = lazyModule(
  async () => ({
    Screen: (
      await import(/* webpackChunkName: "empresa-regras" */ '../../../features/administracao/empresa/RegrasDeVenda')
    ).RegrasDeVenda,
  }),
  { kind: 'part', titulo: 'Regras de venda' },
);

/** The company's document; its rules about money and the dialog of its terms load by themselves. */
export function Screen() {
  return <EmpresaPage Previa={PreviaContrato} Dialogo={termo} Regras={regras} />;
}

export const install = installReads;
export const workflows = [administrarEmpresa, guardarEmpresa];
