import type { Figure } from '../../lib/game';

const figures: Figure[] = [];
export default figures;
