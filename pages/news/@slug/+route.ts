/** Where its folder says: without this the list's route above would hold here too. */
export default '/news/@slug';
