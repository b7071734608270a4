export { ClassesDaPlanta } from '../../../features/viagens/classes/ClassesDaPlanta';
export { ClassesDoOnibus } from '../../../features/viagens/classes/ClassesDoOnibus';
